import { spawn } from 'node:child_process'
import type { SystemUser } from './system-user.ts'

/** The environment of PostgreSQL's executables, without variables of the operator such as PGPORT or a locale. */
export const cleanEnv: NodeJS.ProcessEnv = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }

/** Runs a command to its end as the given user; a command that cannot be started counts as failed. */
export function runCommand(
  command: string,
  args: string[],
  { uid, gid }: SystemUser,
  cwd = '/',
): Promise<{ isSuccess: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      uid,
      gid,
      cwd,
      env: cleanEnv,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const collect = (chunk: Buffer) => {
      output = `${output}${chunk}`.slice(-20_000)
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', (error) => resolve({ isSuccess: false, output: error.message }))
    child.on('close', (code, signal) =>
      resolve({ isSuccess: code === 0, output: signal ? `${output}\nended by ${signal}` : output }),
    )
  })
}

export function lastLines(text: string, count = 15): string {
  return text.trim().split('\n').slice(-count).join('\n')
}
