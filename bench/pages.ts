/** One page of each kind that has a performance budget. */
export const FAMILIES = {
  front: '/',
  cinema: '/kino',
  film: '/metropolis-dxm-20100212',
  culture: '/kultur',
  article: '/article/vaffelkino-kvar-fredag',
  search: '/sok',
} as const

/** Options for launching the browser. */
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

/** Formats a Markdown table. */
export function table(headings: string[], rows: (string | number)[][]): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`
  return [
    line(headings),
    line(headings.map((_, index) => (index === 0 ? '---' : '---:'))),
    ...rows.map(line),
  ].join('\n')
}

export const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
