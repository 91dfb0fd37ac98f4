import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'
import { CLUSTER_SETTING } from './settings.ts'

/**
 * A mark of when the process started: a later process with the same pid has another mark.
 * 'dead' when no process has the pid, 'unknown' when one has but the system does not reveal when it started.
 */
export function readStartMark(pid: number): string {
  if (!isSignalable(pid)) return 'dead'
  return process.platform === 'linux' ? readStartMarkFromProc(pid) : readStartMarkFromPs(pid)
}

export function isAlive(pid: number): boolean {
  return readStartMark(pid) !== 'dead'
}

/** Whether the process is a PostgreSQL server of this cluster, and not another process that got its pid. */
export function isPostmasterFor(pid: number, clusterDir: string): boolean {
  if (!isAlive(pid)) return false
  if (process.platform !== 'linux') return hasClusterArgument(ps('command=', pid).split(' '), clusterDir)
  if (readFileOr(`/proc/${pid}/comm`, '').trim() !== 'postgres') return false
  return (
    hasClusterArgument(readFileOr(`/proc/${pid}/cmdline`, '').split('\0'), clusterDir) ||
    hasWorkingFolder(pid, clusterDir)
  )
}

/** Reads the space within which a pid identifies a process: one boot of a machine and, on it, one container (`space`). */
export function readPidNamespace(): { boot: string; space: string } {
  if (process.platform !== 'linux')
    return { boot: runForOutput('sysctl', ['-n', 'kern.bootsessionuuid']), space: '' }
  return {
    boot: readFileOr('/proc/sys/kernel/random/boot_id', '').trim(),
    space: readLinkOr('/proc/self/ns/pid', ''),
  }
}

function isSignalable(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function readStartMarkFromProc(pid: number): string {
  const stat = readFileOr(`/proc/${pid}/stat`, '')
  if (stat === '') return isSignalable(pid) ? 'unknown' : 'dead'
  // The name, in parentheses, may itself hold spaces and parentheses; the fields after it count from 3.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [state, startedAt] = [fields[0], fields[22 - 3]]
  // A zombie accepts signals until its parent collects it, but holds no resources any more.
  return state === 'Z' || state === 'X' || !startedAt ? 'dead' : startedAt
}

function readStartMarkFromPs(pid: number): string {
  const [state = '', ...startedAt] = ps('state=,lstart=', pid).split(/\s+/)
  if (state === '') return isSignalable(pid) ? 'unknown' : 'dead'
  return state.startsWith('Z') ? 'dead' : startedAt.join(' ')
}

function hasClusterArgument(command: string[], clusterDir: string): boolean {
  if (!command.some((word) => word.includes('postgres'))) return false
  return `${command.join(' ')} `.includes(` ${CLUSTER_SETTING}=${clusterDir} `)
}

// A server started by hand may get its folder in another way, but it always changes into it. Root in a container may
// not see the working folder of another user's process, so this check alone is not enough.
function hasWorkingFolder(pid: number, clusterDir: string): boolean {
  return readLinkOr(`/proc/${pid}/cwd`, '') === clusterDir
}

function ps(columns: string, pid: number): string {
  return runForOutput('ps', ['-ww', '-o', columns, '-p', String(pid)])
}

function runForOutput(command: string, args: string[]): string {
  try {
    const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' }
    return execFileSync(command, args, { encoding: 'utf8', env, stdio: 'pipe' }).trim()
  } catch {
    return '' // ps exits with 1 when there is no such process
  }
}

function readFileOr(path: string, fallback: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return fallback
  }
}

function readLinkOr(path: string, fallback: string): string {
  try {
    return readlinkSync(path)
  } catch {
    return fallback
  }
}
