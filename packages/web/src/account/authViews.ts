// The views among which the login dialog changes in place.

export type AuthView = 'login' | 'register' | 'forgot' | 'resend';
