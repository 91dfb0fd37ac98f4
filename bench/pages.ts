/** One page of each family, as the figures to reach name them. */
export const FAMILIES = {
  front: '/',
  cinema: '/kino',
  film: '/metropolis-dxm-20100212',
  culture: '/kultur',
  article: '/article/vaffelkino-kvar-fredag',
  search: '/sok',
} as const

/** How the bench's browser is started. */
export const BROWSER = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
}

/** A table as documents have it. */
export function table(heads: string[], rows: (string | number)[][]): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`
  return [line(heads), line(heads.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join(
    '\n',
  )
}

export const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
