// What the accounts of this server offer, for clients that ask before they try.
import type { AuthContext } from './context.ts';

export function settingsAnswer({ postman }: AuthContext) {
  return {
    external: { email: postman !== null, phone: false, anonymous_users: false },
    disable_signup: false,
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
  };
}

export const health = {
  version: '1',
  name: 'Homeplot accounts',
  description: 'Sign-up, sign-in and sessions with e-mail address and password.',
};
