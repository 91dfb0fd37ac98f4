// `npm run package [-- FOLDER]`: the commit that is checked out as one archive with everything inside, for machines like this one.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, run } from '../set-up.mjs'
import { findUnusedPackages } from './unused-packages.mjs'

/** The files that a server does not need. Sources of the site stay: a start compares them with what was built. */
const LEFT_OUT = [
  '.git',
  'bench',
  'docs/screens',
  'e2e',
  '*.test.ts',
  '*.test.tsx',
  ...['ts', 'mts', 'cts'].map((type) => `*node_modules/*.d.${type}`),
  'node_modules/.cache',
  'node_modules/.vite',
  // The install copies the program from here to `node/bin`. The licence stays.
  'node_modules/node/node_modules/*/bin',
  'node_modules/node/node_modules/*/include',
  'node_modules/node/node_modules/*/share',
  // npm's own notes say which registry the packages came from.
  'node_modules/.package-lock.json',
  'node_modules/node/node_modules/.package-lock.json',
]

const git = (...args) => {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status === 0) return stdout.trim()
  console.error(stderr)
  process.exit(1)
}

if (git('status', '--porcelain') !== '') {
  console.error('An archive is made of a commit: commit your changes, or put them aside with git stash.')
  process.exit(1)
}
const target = resolve(process.env.INIT_CWD ?? '.', process.argv[2] ?? join(root, 'dist'))
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const commit = git('rev-parse', 'HEAD')
const name = `lerret-${version}+${git('rev-parse', '--short=10', commit)}-${process.platform}-${process.arch}`
const folder = mkdtempSync(join(tmpdir(), 'lerret-package-'))
try {
  const clone = join(folder, name)
  await run('git', ['clone', '--quiet', '--no-checkout', root, clone])
  await run('git', ['-c', 'advice.detachedHead=false', 'checkout', '--quiet', commit], { cwd: clone })
  const cloned = await import(pathToFileURL(join(clone, 'scripts', 'set-up.mjs')).href)
  await cloned.installPackages()
  await cloned.buildSite()
  await cloned.installForServer()
  removeUnusedPackages(clone)
  copyFileSync(join(clone, 'packaging', 'lerret'), join(clone, 'lerret'))
  await writeArchive(join(target, `${name}.tar.gz`))
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function removeUnusedPackages(clone) {
  const lock = JSON.parse(readFileSync(join(clone, 'package-lock.json'), 'utf8'))
  for (const each of findUnusedPackages(lock, ['', 'apps/server', 'apps/checkout']))
    rmSync(join(clone, each), { recursive: true, force: true })
  const programs = join(clone, 'node_modules', '.bin')
  for (const each of readdirSync(programs))
    if (!existsSync(join(programs, each))) rmSync(join(programs, each))
}

/** Writes the same bytes for the same files: in the order of their names, with the time of the commit, and without owners. */
async function writeArchive(file) {
  mkdirSync(target, { recursive: true })
  await run(
    'tar',
    [
      '--create',
      `--file=${file}`,
      '--use-compress-program=gzip -n -6',
      '--sort=name',
      `--mtime=@${git('show', '--no-patch', '--format=%ct', commit)}`,
      '--owner=0',
      '--group=0',
      '--numeric-owner',
      '--mode=u+rwX,go+rX,go-w',
      '--format=gnu',
      '--hard-dereference',
      ...LEFT_OUT.map((path) => `--exclude=${name}/${path}`),
      name,
    ],
    { cwd: folder },
  )
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex')
  writeFileSync(`${file}.sha256`, `${hash}  ${basename(file)}\n`)
  console.log(`${file}\nsha256 ${hash}`)
}
