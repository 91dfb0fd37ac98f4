import { createInterface } from 'node:readline'
import { type Readable, Writable } from 'node:stream'
import { AppError } from '../errors/app-error.ts'

export interface Terminal {
  stdin: Readable & { isTTY?: boolean }
  stderr: Writable
}

/**
 * A new password, from a person who types it twice and does not see it, or from a program that writes it as one line. Asked on
 * the way of errors, so that what a command says can be kept in a file.
 */
export async function askPassword({ stdin, stderr }: Terminal): Promise<string> {
  // What is typed is echoed to a place where nobody sees it.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: stdin, output: nowhere, terminal: stdin.isTTY ?? false })
  // Ctrl-C is for this process, though the terminal hands every key to it.
  lines.on('SIGINT', () => lines.close())
  const typed = lines[Symbol.asyncIterator]()
  async function ask(question: string) {
    if (stdin.isTTY) stderr.write(question)
    const { value, done } = await typed.next()
    if (stdin.isTTY) stderr.write('\n')
    if (done) throw new AppError('password_short', 'No password was given. Nothing was changed.')
    return String(value)
  }
  try {
    const password = await ask('New password: ')
    if (stdin.isTTY && (await ask('Once more: ')) !== password)
      throw new AppError('password_wrong', 'These are two passwords. Nothing was changed.')
    return password
  } finally {
    lines.close()
  }
}
