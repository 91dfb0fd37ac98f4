/** Logs a member of the demo in, and returns the cookies of the session. */
export async function logIn(url: string, password: string): Promise<string> {
  const reply = await fetch(`${url}/partners/118/api/LoginDx`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Email: 'medlem@fjordheim.example', Password: password }),
  })
  if (!reply.ok) throw new Error(`The log-in failed with ${reply.status}: ${await reply.text()}`)
  return readCookies(reply)
}

export const readCookies = (reply: Response) =>
  reply.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ')
