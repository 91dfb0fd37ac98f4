import { CallError } from '@lerret/api'
import { DataFolderLockedError } from '../db/data-lock.ts'
import { DatabaseStartError } from '../db/embedded/database-start-error.ts'
import { AppError, isErrorCode } from '../errors/app-error.ts'

export interface CommandInput {
  args: string[]
  env: NodeJS.ProcessEnv
  print: (line: string) => void
  warn: (line: string) => void
  /** Where progress is shown, if it is a terminal. */
  terminal: NodeJS.WriteStream
}

/** Runs a command. An expected error is printed as its message; any other is a bug and thrown. */
export async function runCommand(command: (input: CommandInput) => Promise<void>): Promise<void> {
  const input = {
    args: process.argv.slice(2),
    env: process.env,
    terminal: process.stdout,
    print: console.log,
    warn: console.warn,
  }
  try {
    await command(input)
  } catch (error) {
    process.exitCode = 1
    if (!isExpected(error)) throw error
    console.error(errorLines(error))
  }
}

export function errorLines(error: Error): string {
  // The text of another server's error is not shown, and its code only when it is one of ours.
  if (error instanceof CallError && isErrorCode(error.code)) return `${error.message} (${error.code})`
  return error.cause instanceof Error ? `${error.message}\n  Because: ${error.cause.message}` : error.message
}

function isExpected(error: unknown): error is Error {
  const kinds = [AppError, CallError, DataFolderLockedError, DatabaseStartError]
  return kinds.some((kind) => error instanceof kind)
}
