// Who is signed in. Accounts are not there yet: nobody is.

export interface Session {
  readonly email: string;
}

export const useSession = (): Session | undefined => undefined;
