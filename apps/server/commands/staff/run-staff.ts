import { parseArgs } from 'node:util'
import { checkNewPassword, getEmail, getName } from '../../members/accounts/account-input.ts'
import type { Passwords } from '../../members/accounts/passwords/hashing.ts'
import {
  addPerson,
  findPersonId,
  readStaff,
  removeFactors,
  removePerson,
  setPassword,
} from '../../members/accounts/people.ts'
import type { StaffRole } from '../../platform/access/realms.ts'
import type { Database } from '../../platform/db/connection.ts'
import { AppError } from '../../platform/errors/app-error.ts'

const USAGE = `npm run staff                                       lists who can log in at the desk
npm run staff -- add NAME E-MAIL [--role editor]    adds an account as admin, editor or contributor; admin by default
npm run staff -- password E-MAIL                    sets another password, ends the sessions of the account and
                                                    removes its code app and passkeys
npm run staff -- remove E-MAIL                      removes the account`

const ROLES: StaffRole[] = ['admin', 'editor', 'contributor']

export interface StaffDependencies {
  db: Database
  passwords: Passwords
  /** Asks for the password, which is not an argument: other users of the machine can see those. */
  promptPassword(): Promise<string>
}

/** `npm run staff`: manages the accounts of the desk and returns the lines to print. It also adds the first one of a new house. */
export async function runStaff(args: readonly string[], dependencies: StaffDependencies): Promise<string[]> {
  const { verb, words, role } = readArguments(args)
  const [first = '', second = ''] = words
  if (verb === 'add') return add(dependencies, { name: first, email: second, role })
  if (verb === 'password') return change(dependencies, first)
  if (verb === 'remove') return remove(dependencies, first)
  const staff = await readStaff(dependencies.db)
  if (staff.length === 0) return ['Nobody can log in at the desk yet: npm run staff -- add NAME E-MAIL']
  return staff.map(({ email, role: has, name }) => `${email}  ${has}  ${name}`)
}

/** The number of arguments of each verb. */
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
    const isComplete = Object.hasOwn(VERBS, verb) && words.length === VERBS[verb]
    if (isComplete && ROLES.includes(role) && (values.role === undefined || verb === 'add'))
      return { verb, words, role }
  } catch {
    // Falls through to the usage text.
  }
  throw new AppError('request_invalid', `Usage:\n${USAGE}`)
}

async function add(
  { db, passwords, promptPassword }: StaffDependencies,
  input: { name: string; email: string; role: StaffRole },
): Promise<string[]> {
  const { role } = input
  const [name, email] = [getName(input.name), getEmail(input.email)]
  if ((await findPersonId(db, 'staff', email)) !== null)
    throw new AppError('email_taken', `${email} can log in at the desk already.`)
  const passwordHash = await passwords.hash(await newPassword(promptPassword, [name, email]))
  await addPerson(db, { realm: 'staff', role, name, email, passwordHash })
  return [`${name} can log in at the desk with ${email}, as ${role}.`]
}

async function change(
  { db, passwords, promptPassword }: StaffDependencies,
  typed: string,
): Promise<string[]> {
  const { id, name, email } = await getStaffMember(db, typed)
  const passwordHash = await passwords.hash(await newPassword(promptPassword, [name, email]))
  await db.transaction(async (tx) => {
    await setPassword(tx, id, passwordHash)
    await removeFactors(tx, id)
  })
  return [`${email} logs in with the new password alone from now on: its code app and passkeys are removed.`]
}

async function remove({ db }: StaffDependencies, typed: string): Promise<string[]> {
  const { id, email } = await getStaffMember(db, typed)
  await removePerson(db, id)
  return [`${email} can no longer log in at the desk.`]
}

async function getStaffMember(db: Database, typed: string) {
  const email = getEmail(typed)
  const member = (await readStaff(db)).find((each) => each.email === email)
  if (!member) throw new AppError('member_not_found', `Nobody logs in at the desk with ${email}.`)
  return member
}

const PROBLEMS: Record<string, string> = {
  password_short: 'A password has at least 8 characters.',
  password_long: 'A password has at most 1024 characters.',
  password_common: 'This password is one of the first that anybody would guess.',
}

async function newPassword(
  promptPassword: StaffDependencies['promptPassword'],
  own: string[],
): Promise<string> {
  const password = await promptPassword()
  try {
    checkNewPassword(password, own)
    return password
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw new AppError(error.code, PROBLEMS[error.code] ?? error.message)
  }
}
