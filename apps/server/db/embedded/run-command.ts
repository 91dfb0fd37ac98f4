import { spawn } from 'node:child_process'
import type { Account } from './system-user.ts'

/** What PostgreSQL's programs see of our environment: a stray PGPORT or locale of the operator is not for them. */
export const cleanEnv: NodeJS.ProcessEnv = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }

/** Runs a program to its end as the given user; a program that cannot be started counts as failed. */
export function run(
  command: string,
  args: string[],
  { uid, gid }: Account,
): Promise<{ isFine: boolean; output: string }> {
  return new Promise((resolve) => {
    // A folder every user can enter: ours may be closed to the other user.
    const child = spawn(command, args, {
      uid,
      gid,
      cwd: '/',
      env: cleanEnv,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const collect = (chunk: Buffer) => {
      output = `${output}${chunk}`.slice(-20_000)
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', (error) => resolve({ isFine: false, output: error.message }))
    child.on('close', (code, signal) =>
      resolve({ isFine: code === 0, output: signal ? `${output}\nended by ${signal}` : output }),
    )
  })
}

export function lastLines(text: string, count = 15): string {
  return text.trim().split('\n').slice(-count).join('\n')
}
