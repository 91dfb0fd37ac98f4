import { CallError } from '@lerret/api'
import { DataFolderLockedError } from '../db/data-lock.ts'
import { DatabaseStartError } from '../db/embedded/database-start-error.ts'
import { AppError, isErrorCode } from '../errors/app-error.ts'

export interface CommandInput {
  args: string[]
  env: NodeJS.ProcessEnv
  say: (line: string) => void
  warn: (line: string) => void
  /** Where it is shown how far the work is, if somebody is looking. */
  terminal: NodeJS.WriteStream
}

/** Runs a command to its end. What was foreseen is told in one sentence; anything else is a bug, and shown whole. */
export async function runCommand(command: (input: CommandInput) => Promise<void>): Promise<void> {
  const input = {
    ...{ args: process.argv.slice(2), env: process.env, terminal: process.stdout },
    ...{ say: console.log, warn: console.warn },
  }
  try {
    await command(input)
  } catch (error) {
    process.exitCode = 1
    if (!isForeseen(error)) throw error
    console.error(errorLines(error))
  }
}

export function errorLines(error: Error): string {
  // Of what another server answers, its words are not shown, and its code is where it is one of ours.
  if (error instanceof CallError && isErrorCode(error.code)) return `${error.message} (${error.code})`
  return error.cause instanceof Error ? `${error.message}\n  Because: ${error.cause.message}` : error.message
}

function isForeseen(error: unknown): error is Error {
  const kinds = [AppError, CallError, DataFolderLockedError, DatabaseStartError]
  return kinds.some((kind) => error instanceof kind)
}
