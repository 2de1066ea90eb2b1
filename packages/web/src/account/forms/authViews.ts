// The views of the login dialog, which change in place.

export type AuthView = 'login' | 'register' | 'forgot' | 'resend';
