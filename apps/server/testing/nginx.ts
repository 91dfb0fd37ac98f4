import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The path of nginx; null when it is not installed. */
export function findNginx(): string | null {
  const paths = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx']
  return process.env.NGINX ?? paths.find((path) => existsSync(path)) ?? null
}

/** The path of nginx for tests. In CI a missing nginx is an error; elsewhere its tests are skipped. */
export function requireNginx(): string | null {
  const nginx = findNginx()
  if (nginx) return nginx
  const missing = 'nginx is not installed, so exports are not tested with it.'
  const help = '(Debian: apt-get install nginx-light. Or set NGINX to its path.)'
  if (!['', '0', 'false'].includes(process.env.CI ?? '')) throw new Error(`${missing} ${help}`)
  console.warn(`${missing} ${help}`)
  return null
}

/** Runs nginx with what a site has in its `http` block. All of its own files are in the folder. */
export async function runNginx(nginx: string, folder: string, site: string): Promise<ChildProcess> {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const main = `${process.getuid?.() === 0 ? 'user root;\n' : ''}worker_processes 2;
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${site}
}`
  await writeFile(join(folder, 'nginx.conf'), main)
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf')]
  const checked = spawnSync(nginx, ['-t', ...args], { encoding: 'utf8' })
  if (checked.status !== 0) throw new Error(`nginx refuses the configuration.\n${checked.stderr}`)
  return spawn(nginx, [...args, '-g', 'daemon off;'], { stdio: 'ignore' })
}
