import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { waitUntil } from '../test-wait-until.ts'

/** Whether this machine has what a server tells systemd with. */
export const hasSystemdNotify = spawnSync('systemd-notify', ['--version']).status === 0

/** Node has no Unix datagram sockets; every system with systemd has Perl. */
const RECEIVER = `
  use IO::Socket::UNIX;
  $| = 1;
  my $socket = IO::Socket::UNIX->new(Type => SOCK_DGRAM, Local => $ARGV[0]) or die $!;
  print "listening\\n";
  while (defined $socket->recv(my $message, 4096)) { $message =~ s/\\s*$//; print "$message\\n" }`

/** The socket on which systemd hears from a service. */
export async function listenAsSystemd() {
  const folder = await mkdtemp(join(tmpdir(), 'lerret-notify-'))
  const path = join(folder, 'notify.sock')
  const receiver = spawn('perl', ['-e', RECEIVER, path], { stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  receiver.stdout.setEncoding('utf8').on('data', (more) => (text += more))
  await once(receiver.stdout, 'data')
  const received = () =>
    text
      .trim()
      .split('\n')
      .filter((line) => !['listening', 'BARRIER=1'].includes(line))
  return {
    path,
    received,
    count: (message: string) => received().filter((line) => line === message).length,
    async waitFor(message: string, times = 1) {
      await waitUntil(
        () => {
          if (received().filter((line) => line === message).length < times)
            throw new Error(`Not received ${times} times: ${message}`)
        },
        { timeout: 30_000, interval: 20 },
      )
    },
    async close() {
      const ended = once(receiver, 'exit')
      receiver.kill()
      await ended
      await rm(folder, { recursive: true })
    },
  }
}
