import { type ChildProcess, spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Runs Caddy with the sites of a Caddyfile. All of its own files are in the folder. */
export async function runCaddy(
  folder: string,
  sites: string,
  { httpPort, httpsPort }: { httpPort: number; httpsPort: number },
): Promise<ChildProcess> {
  const options = `{\n\tadmin off\n\thttp_port ${httpPort}\n\thttps_port ${httpsPort}\n\tskip_install_trust\n}\n`
  await writeFile(join(folder, 'Caddyfile'), options + sites)
  const args = ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')]
  const env = { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  return spawn('caddy', args, { env, stdio: 'ignore' })
}
