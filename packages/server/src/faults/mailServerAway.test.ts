// The mail server refuses letters, and then takes them: what somebody who signs up sees of it.
import { expect, test } from 'vitest';
import { withPlaces } from '../testing/databases.ts';
import { linkIn, MailServer } from '../testing/mailServer.ts';
import { password, ServerProcess } from '../testing/serverProcess.ts';

withPlaces('a mail server that refuses letters while the server runs', (make) => {
  test('whoever signs up is not told, and has the letter when it takes them again, without a restart', async () => {
    let isRefusing = true;
    let refuse = (): void => {};
    const refused = new Promise<void>((done) => (refuse = done));
    const refusal = Object.assign(new Error('try later'), { responseCode: 451 });
    const mailServer = new MailServer({
      onRcptTo: (_address, _session, done) => {
        if (isRefusing) refuse();
        done(isRefusing ? refusal : null);
      },
    });
    const url = await mailServer.listen();
    const server = await ServerProcess.start(await make(), { mailTransport: { kind: 'smtp', url } });
    const email = 'ann@example.org';
    const { data, error } = await server.client().auth.signUp({ email, password });
    expect(error).toBeNull();
    expect(data).toMatchObject({ session: null, user: { email, identities: [{}] } });
    await refused;
    isRefusing = false;
    const link = linkIn(await mailServer.letterTo(email));
    expect((await fetch(link, { redirect: 'manual' })).status).toBe(303);
    expect(await server.signIn(email)).toMatchObject({ email });
    expect(server.errors).toMatch(/"code":"EENVELOPE 451","again":2,"msg":"a letter could not be sent"/);
    expect(server.errors).not.toContain(email);
    expect(await server.end('SIGTERM')).toBe(0);
    await mailServer.close();
  }, 300_000);
});
