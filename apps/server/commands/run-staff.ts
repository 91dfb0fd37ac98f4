import { parseArgs } from 'node:util'
import { checkNewPassword, getEmail, getName } from '../accounts/account-input.ts'
import type { Passwords } from '../accounts/passwords.ts'
import { addPerson, findPersonId, readStaff, removePerson, setPassword } from '../accounts/people.ts'
import type { StaffRole } from '../accounts/realms.ts'
import type { Database } from '../db/connection.ts'
import { AppError } from '../errors/app-error.ts'

const USAGE = `npm run staff                                       lists those who can log in at the desk
npm run staff -- add NAME E-MAIL [--role editor]    lets somebody in: as admin, editor or contributor; admin unless you say
npm run staff -- password E-MAIL                    gives somebody another password, and ends what the old one opened
npm run staff -- remove E-MAIL                      lets somebody in no longer`

const ROLES: StaffRole[] = ['admin', 'editor', 'contributor']

export interface StaffParts {
  db: Database
  passwords: Passwords
  /** Not among the arguments, which others on the machine can see. */
  askPassword(): Promise<string>
}

/** What an operator can do about who works at the desk, in lines to read: the way in to a house where nobody is yet. */
export async function runStaff(args: readonly string[], parts: StaffParts): Promise<string[]> {
  const { verb, words, role } = readArguments(args)
  const [one = '', two = ''] = words
  if (verb === 'add') return add(parts, { name: one, email: two, role })
  if (verb === 'password') return change(parts, one)
  if (verb === 'remove') return remove(parts, one)
  const staff = await readStaff(parts.db)
  if (staff.length === 0) return ['Nobody can log in at the desk yet: npm run staff -- add NAME E-MAIL']
  return staff.map(({ email, role: has, name }) => `${email}  ${has}  ${name}`)
}

/** How many words each verb takes. */
const VERBS: Record<string, number> = { list: 0, add: 2, password: 1, remove: 1 }

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { role: { type: 'string' } },
    })
    const [verb = 'list', ...words] = positionals
    const role = (values.role ?? 'admin') as StaffRole
    const isWhole = Object.hasOwn(VERBS, verb) && words.length === VERBS[verb]
    if (isWhole && ROLES.includes(role) && (values.role === undefined || verb === 'add'))
      return { verb, words, role }
  } catch {
    // What is wrong is told by what would be right.
  }
  throw new AppError('request_invalid', `This is how it is used:\n${USAGE}`)
}

async function add(
  { db, passwords, askPassword }: StaffParts,
  given: { name: string; email: string; role: StaffRole },
): Promise<string[]> {
  const { role } = given
  const [name, email] = [getName(given.name), getEmail(given.email)]
  if ((await findPersonId(db, 'staff', email)) !== null)
    throw new AppError('email_taken', `${email} can log in at the desk already.`)
  const passwordHash = await passwords.hash(await newPassword(askPassword, [name, email]))
  await addPerson(db, { realm: 'staff', role, name, email, passwordHash })
  return [`${name} can log in at the desk with ${email}, as ${role}.`]
}

async function change({ db, passwords, askPassword }: StaffParts, typed: string): Promise<string[]> {
  const { id, name, email } = await getOne(db, typed)
  await setPassword(db, id, await passwords.hash(await newPassword(askPassword, [name, email])))
  return [`${email} logs in with the new password from now on.`]
}

async function remove({ db }: StaffParts, typed: string): Promise<string[]> {
  const { id, email } = await getOne(db, typed)
  await removePerson(db, id)
  return [`${email} can no longer log in at the desk.`]
}

async function getOne(db: Database, typed: string) {
  const email = getEmail(typed)
  const found = (await readStaff(db)).find((each) => each.email === email)
  if (!found) throw new AppError('member_not_found', `Nobody logs in at the desk with ${email}.`)
  return found
}

const PROBLEMS: Record<string, string> = {
  password_short: 'A password has at least 8 characters.',
  password_long: 'A password has at most 1024 characters.',
  password_common: 'This password is one of the first that anybody would guess.',
}

async function newPassword(askPassword: StaffParts['askPassword'], own: string[]): Promise<string> {
  const password = await askPassword()
  try {
    checkNewPassword(password, own)
    return password
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw new AppError(error.code, PROBLEMS[error.code] ?? error.message)
  }
}
