import type { Profile } from '@lerret/model'
import { CallError, parseJson } from '../client/call-error.ts'
import { hasShape } from '../shape.ts'
import { fromWire } from './fields.ts'

/** The result of log-in or sign-up: the whole reply, and the profile that is stored. */
export interface LoggedIn {
  response: Record<string, unknown>
  profile: Profile
}

const PROFILE: Profile = { userName: '', email: '', token: '' }

/** Reads the reply of a log-in. Without a token it is invalid, whatever its status. */
export function readLoggedIn(
  name: string,
  reply: Response,
  fields: Readonly<Record<keyof Profile, string>>,
): Promise<LoggedIn> {
  return readReply(name, reply, (response) => {
    const profile = fromWire(fields, response)
    if (!profile.token || !hasShape(profile, PROFILE)) return null
    return { response: response as Record<string, unknown>, profile }
  })
}

/** Reads the body of a reply; throws when it does not have the expected shape. */
export async function readReply<Result>(
  name: string,
  reply: Response,
  read: (body: unknown) => Result | null,
): Promise<Result> {
  const body = parseJson(await reply.text())
  return read(body) ?? throwInvalidReply(name, reply, body)
}

/** Whether the body is JSON with a truthy value. */
export async function isTruthyReply(reply: Response): Promise<boolean> {
  const text = await reply.text()
  const body = parseJson(text)
  return body !== text && Boolean(body)
}

export function throwInvalidReply(name: string, { status }: Response, response: unknown): never {
  throw new CallError(`${name} got an invalid reply.`, {
    code: 'answer_invalid',
    status,
    response,
  })
}
