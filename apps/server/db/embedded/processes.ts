import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'

/**
 * Names one life of a process: a later process with the same pid has another mark.
 * 'dead' when nothing runs under the pid, 'unknown' when something does but this system will not say what.
 */
export function lifeOf(pid: number): string {
  if (!isSignalable(pid)) return 'dead'
  return process.platform === 'linux' ? lifeFromProc(pid) : lifeFromPs(pid)
}

export function isAlive(pid: number): boolean {
  return lifeOf(pid) !== 'dead'
}

/** Whether the process is a PostgreSQL server of this cluster, and not a stranger that got its pid. */
export function isPostmasterOf(pid: number, clusterDir: string): boolean {
  if (!isAlive(pid)) return false
  if (process.platform !== 'linux') return isStartedFor(ps('command=', pid).split(' '), clusterDir)
  if (readOr(`/proc/${pid}/comm`, '').trim() !== 'postgres') return false
  return isStartedFor(readOr(`/proc/${pid}/cmdline`, '').split('\0'), clusterDir) || worksIn(pid, clusterDir)
}

/** Where pids mean the same processes: one start of a machine (`boot`) and, on it, one container (`space`). */
export function pidHome(): { boot: string; space: string } {
  if (process.platform !== 'linux') return { boot: ask('sysctl', ['-n', 'kern.bootsessionuuid']), space: '' }
  return {
    boot: readOr('/proc/sys/kernel/random/boot_id', '').trim(),
    space: linkOr('/proc/self/ns/pid', ''),
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

function lifeFromProc(pid: number): string {
  const stat = readOr(`/proc/${pid}/stat`, '')
  if (stat === '') return isSignalable(pid) ? 'unknown' : 'dead'
  // The name, in parentheses, may itself hold spaces and parentheses; the fields after it count from 3.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [state, startedAt] = [fields[0], fields[22 - 3]]
  // A zombie answers signals until its parent collects it, but holds nothing any more.
  return state === 'Z' || state === 'X' || !startedAt ? 'dead' : startedAt
}

function lifeFromPs(pid: number): string {
  const [state = '', ...startedAt] = ps('state=,lstart=', pid).split(/\s+/)
  if (state === '') return isSignalable(pid) ? 'unknown' : 'dead'
  return state.startsWith('Z') ? 'dead' : startedAt.join(' ')
}

function isStartedFor(command: string[], clusterDir: string): boolean {
  return command.some((word) => word.includes('postgres')) && command.join(' ').includes(`-D ${clusterDir} `)
}

// Started by hand it may have been given its folder in another way, but it always moves there. Root in a container
// may not see where another user's process works, so this alone is not enough.
function worksIn(pid: number, clusterDir: string): boolean {
  return linkOr(`/proc/${pid}/cwd`, '') === clusterDir
}

function ps(columns: string, pid: number): string {
  return ask('ps', ['-ww', '-o', columns, '-p', String(pid)])
}

function ask(command: string, args: string[]): string {
  try {
    const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' }
    return execFileSync(command, args, { encoding: 'utf8', env, stdio: 'pipe' }).trim()
  } catch {
    return '' // ps ends with 1 when there is no such process
  }
}

function readOr(path: string, otherwise: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return otherwise
  }
}

function linkOr(path: string, otherwise: string): string {
  try {
    return readlinkSync(path)
  } catch {
    return otherwise
  }
}
