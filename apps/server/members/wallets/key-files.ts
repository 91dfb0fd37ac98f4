import { readFile } from 'node:fs/promises'
import { AppError } from '../../platform/errors/app-error.ts'

/** Reads a file that a variable names. The message names the variable, and not what the file holds. */
export async function readKeyFile(variable: string, path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw invalidKey(variable, `the file ${path} cannot be read (${code})`)
  }
}

export const invalidKey = (variable: string, problem: string) =>
  new AppError('setting_invalid', `Environment: ${variable}: ${problem}`)
