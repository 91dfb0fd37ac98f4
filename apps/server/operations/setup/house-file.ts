import { readFile } from 'node:fs/promises'
import { HouseAnswers } from '@lerret/model'
import { checkNewPassword, getEmail, getName } from '../../members/accounts/account-input.ts'
import type { Passwords } from '../../members/accounts/passwords/hashing.ts'
import type { Database } from '../../platform/db/connection.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { addFirstAdministrator, hasAdministrator } from '../../staff/accounts/first-administrator.ts'
import { dismissReminder } from './progress.ts'
import { addStarterContent } from './starter-content.ts'

/** Reads the answers in a file. Throws with the file and every field that is missing or wrong. */
export async function readHouseFile(file: string): Promise<HouseAnswers> {
  const { data, error } = HouseAnswers.safeParse(parseJson(file, await readText(file)))
  if (data) return data
  const problems = error.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`)
  throw new AppError('setting_invalid', `HOUSE_FILE=${file}: ${problems.join('; ')}`)
}

/** Sets up an empty house from a file. Can be repeated when it was interrupted. */
export async function applyHouseFile(
  db: Database,
  { file, host, passwords, now }: { file: string; host: string; passwords: Passwords; now: Date },
): Promise<HouseAnswers> {
  const answers = await readHouseFile(file)
  const { administrator } = answers
  if (administrator && !(await hasAdministrator(db))) {
    const { password } = administrator
    const name = getName(administrator.name)
    const email = getEmail(administrator.email)
    try {
      checkNewPassword(password, [name, email], 'password')
    } catch (error) {
      throw new AppError(
        'setting_invalid',
        `HOUSE_FILE=${file}: administrator.password: is too common, or is the name or the address`,
        { cause: error },
      )
    }
    await addFirstAdministrator(db, { name, email, passwordHash: await passwords.hash(password), now })
  }
  await addStarterContent(db, { answers, host })
  // Nobody went through the steps, so none of them is left.
  await dismissReminder(db)
  return answers
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (cause) {
    throw new AppError('setting_invalid', `HOUSE_FILE=${file}: cannot be read.`, { cause })
  }
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    const { message } = cause as SyntaxError
    throw new AppError('setting_invalid', `HOUSE_FILE=${file}: is not JSON: ${message}`, { cause })
  }
}
