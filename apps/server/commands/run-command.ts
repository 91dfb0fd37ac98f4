import { CallError } from '@lerret/api'
import { DataFolderLockedError } from '../platform/db/data-lock.ts'
import { DatabaseStartError } from '../platform/db/embedded/database-start-error.ts'
import { AppError, isErrorCode } from '../platform/errors/app-error.ts'

export interface CommandInput {
  args: string[]
  env: NodeJS.ProcessEnv
  print: (line: string) => void
  warn: (line: string) => void
  /** Progress is shown here, if it is a terminal. */
  terminal: NodeJS.WriteStream
}

/** Runs a command. An expected error is printed as its message; any other is a bug and thrown. */
export async function runCommand(command: (input: CommandInput) => Promise<void>): Promise<void> {
  const toText = (line: string) => nameProgram(line, process.env.LERRET_PROGRAM)
  const input = {
    args: process.argv.slice(2),
    env: process.env,
    terminal: process.stdout,
    print: (line: string) => console.log(toText(line)),
    warn: (line: string) => console.warn(toText(line)),
  }
  try {
    await command(input)
  } catch (error) {
    process.exitCode = 1
    if (!isExpected(error)) throw error
    console.error(toText(errorLines(error)))
  }
}

export function errorLines(error: Error): string {
  // The text of another server's error is not shown, and its code only when it is one of ours.
  if (error instanceof CallError && isErrorCode(error.code)) return `${error.message} (${error.code})`
  return error.cause instanceof Error ? `${error.message}\n  Because: ${error.cause.message}` : error.message
}

/** Names commands as they are run here: `npm run backup -- FILE` is `lerret backup FILE` in a release archive. */
export function nameProgram(text: string, program: string | undefined): string {
  if (!program) return text
  return (
    text
      // The two spaces before an explanation stay, so that it keeps its column.
      .replaceAll(/npm run ([\w:]+) -- (\S.*?)(?= {2})/g, `${program} $1 $2   `)
      .replaceAll(/npm run ([\w:]+)(?: --(?= ))?/g, `${program} $1`)
  )
}

function isExpected(error: unknown): error is Error {
  const kinds = [AppError, CallError, DataFolderLockedError, DatabaseStartError]
  return kinds.some((kind) => error instanceof kind)
}
