/** The result of a check. A note is nothing that has to be done at once. */
export interface Finding {
  check: string
  state: 'ok' | 'note' | 'wrong'
  text: string
  advice?: string
}

const MAX_CHECK_WIDTH = 14

export function describeFindings(findings: readonly Finding[]): string[] {
  const lines = findings.flatMap(({ check, state, text, advice }) => {
    const start = `${state.padEnd(5)}  ${check.padEnd(MAX_CHECK_WIDTH)}  `
    return [start + text, ...(advice ? [' '.repeat(start.length) + advice] : [])]
  })
  const wrong = findings.filter(({ state }) => state === 'wrong').length
  const summary =
    wrong === 0 ? 'Nothing is wrong.' : `${wrong} ${wrong === 1 ? 'thing is' : 'things are'} wrong.`
  return [...lines, '', summary]
}
