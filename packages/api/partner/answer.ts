import type { Profile } from '@lerret/model'
import { CallError, parseJson } from '../client/call-error.ts'
import { hasShape } from '../shape.ts'
import { fromWire } from './fields.ts'

/** What log-in and a new account give: the whole answer, kept in memory, and the trio that is stored. */
export interface LoggedIn {
  response: Record<string, unknown>
  profile: Profile
}

const PROFILE: Profile = { userName: '', email: '', token: '' }

/** A log-in without a token is none, whatever its status. */
export function readLoggedIn(
  name: string,
  reply: Response,
  fields: Readonly<Record<keyof Profile, string>>,
): Promise<LoggedIn> {
  return readAnswer(name, reply, (response) => {
    const profile = fromWire(fields, response)
    if (!profile.token || !hasShape(profile, PROFILE)) return null
    return { response: response as Record<string, unknown>, profile }
  })
}

/** An answer in our own words; one that cannot be read is a failure. */
export async function readAnswer<Answer>(
  name: string,
  reply: Response,
  read: (body: unknown) => Answer | null,
): Promise<Answer> {
  const body = parseJson(await reply.text())
  return read(body) ?? broken(name, reply, body)
}

/** Whether the answer is a truthy one. A text that is no JSON says nothing. */
export async function isYes(reply: Response): Promise<boolean> {
  const text = await reply.text()
  const body = parseJson(text)
  return body !== text && Boolean(body)
}

export function broken(name: string, { status }: Response, response: unknown): never {
  throw new CallError(`${name} was not answered as it should be.`, {
    code: 'answer_invalid',
    status,
    response,
  })
}
