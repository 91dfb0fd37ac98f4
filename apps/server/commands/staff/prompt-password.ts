import { createInterface } from 'node:readline'
import { type Readable, Writable } from 'node:stream'
import { AppError } from '../../platform/errors/app-error.ts'

export interface Terminal {
  stdin: Readable & { isTTY?: boolean }
  stderr: Writable
}

/**
 * Reads a new password: on a terminal it is typed twice without echo, otherwise it is one line of standard input. The prompt goes to
 * standard error, so that the output of a command can be redirected.
 */
export async function promptPassword({ stdin, stderr }: Terminal): Promise<string> {
  // readline echoes to its output, so it gets one that discards everything.
  const discard = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: stdin, output: discard, terminal: stdin.isTTY ?? false })
  // readline receives Ctrl-C in place of the process.
  lines.on('SIGINT', () => lines.close())
  const typedLines = lines[Symbol.asyncIterator]()
  async function prompt(question: string) {
    if (stdin.isTTY) stderr.write(question)
    const { value, done } = await typedLines.next()
    if (stdin.isTTY) stderr.write('\n')
    if (done) throw new AppError('password_short', 'No password was given. Nothing was changed.')
    return String(value)
  }
  try {
    const password = await prompt('New password: ')
    if (stdin.isTTY && (await prompt('Once more: ')) !== password)
      throw new AppError('password_wrong', 'The passwords are not the same. Nothing was changed.')
    return password
  } finally {
    lines.close()
  }
}
