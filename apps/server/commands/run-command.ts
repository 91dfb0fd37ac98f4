import { CallError } from '@lerret/api'
import { DataFolderLockedError } from '../db/data-lock.ts'
import { DatabaseStartError } from '../db/embedded/database-start-error.ts'
import { AppError } from '../errors/app-error.ts'

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
    console.error(
      error.cause instanceof Error ? `${error.message}\n  Because: ${error.cause.message}` : error.message,
    )
  }
}

function isForeseen(error: unknown): error is Error {
  const kinds = [AppError, CallError, DataFolderLockedError, DatabaseStartError]
  return kinds.some((kind) => error instanceof kind) || isUnreachable(error)
}

/** What a call says when nobody answers at all. */
const isUnreachable = (error: unknown) => error instanceof TypeError && error.message === 'fetch failed'
