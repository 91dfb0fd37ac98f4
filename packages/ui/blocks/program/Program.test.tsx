import type { ProgrammeBlockItem } from '@lerret/page-engine/page-data'
import { describe, expect, test } from 'vitest'
import { everyState, film, STORIES, showing } from '../../stories/index.ts'
import { listHeadings, renderBlock, toText } from '../../testing.tsx'

const renderProgramme = (facts: Partial<ProgrammeBlockItem>) =>
  renderBlock('program', [
    {
      heading: 'Program',
      mode: 'now',
      groupBy: 'day',
      filters: false,
      productions: [film()],
      showings: everyState(),
      ...facts,
    },
  ])

test('by day, films are below their days', () => {
  expect(listHeadings(renderProgramme({})).slice(0, 3)).toEqual([
    'h2 Program',
    'h3 I kveld, sundag 15. november',
    'h4 Nosferatu',
  ])
})

describe('the filter', () => {
  const bar = 'Kan vi gå?'

  test('is shown when it is enabled, by day and by film, if there are more than six showings', () => {
    expect(renderProgramme({ filters: true })).toContain(bar)
    expect(renderProgramme({ filters: true, groupBy: 'film' })).toContain(bar)
    expect(renderProgramme({ filters: false })).not.toContain(bar)
    expect(renderProgramme({ filters: true, showings: everyState().slice(0, 6) })).not.toContain(bar)
    expect(renderProgramme({ filters: true, mode: 'coming' })).not.toContain(bar)
  })

  const listChoices = (html: string) => {
    const inputs = html.matchAll(/<input type="(\w+)"[^>]* data-choice="([^"]*)"[^>]*\/>(.*?)<\/label>/g)
    return Array.from(inputs, ([tag, type, value, label]) => {
      const text = toText(`${label}</label>`.replace(/<\/?span[^>]*>/g, ' '))
      return [type, value, text, / checked=""/.test(tag)]
    })
  }

  test('has days, ages, company and accessibility, and shows the next seven days at first', () => {
    const html = renderProgramme({ filters: true })
    expect(listChoices(html)).toEqual([
      ['radio', 'soon', 'Neste 7 dagar', true],
      ['radio', 'today', 'I dag 15. nov', false],
      ['radio', 'tomorrow', 'I morgon 16. nov', false],
      ['radio', 'weekend', 'I helga 15. nov', false],
      ['radio', 'w0', 'Veke 47 16.–22. nov', false],
      ['radio', 'w1', 'Veke 48 23.–29. nov', false],
      ['radio', 'all', 'Alle dagar', false],
      ['radio', 'all', 'Alle aldrar', true],
      ['radio', '0', '0–5 år', false],
      ['radio', '6', '6–8 år', false],
      ['radio', '9', '9–11 år', false],
      ['radio', '12', '12–14 år', false],
      ['radio', '15', '15–17 år', false],
      ['checkbox', 'adult', 'I følgje med vaksen', true],
      ['checkbox', 'wheelchair', 'Rullestolplass', false],
      ['checkbox', 'hearing-loop', 'Teleslynge', false],
      ['checkbox', 'audio-description', 'Synstolking', false],
      ['checkbox', 'relaxed', 'Roleg framsyning', false],
    ])
  })

  test('has languages where there are several, the one with most showings first', () => {
    const languages = ['Norsk tale', 'Engelsk tale', 'engelsk tale', null]
    const showings = everyState().map((each, index) => ({ ...each, language: languages[index % 4] ?? null }))
    const html = renderProgramme({ filters: true, showings })
    const choices = listChoices(html).filter(([, value]) => /^l\d/.test(String(value)))
    expect(choices.map(([, value, label]) => [value, label])).toEqual([
      ['l0', 'Engelsk tale'],
      ['l1', 'Norsk tale'],
    ])
    const rows = Array.from(html.matchAll(/<li [^>]*data-when="([^"]*)"(?: data-language="(\d)")?/g))
    expect(rows.slice(0, 4).map(([, when, language]) => [when, language])).toEqual([
      ['soon today weekend', '1'],
      ['soon tomorrow w0', '0'],
      ['soon w0', '0'],
      ['soon w0', undefined],
    ])
  })

  test('has positions for all languages, where the last ones share one', () => {
    const showings = Array.from({ length: 28 }, (_, index) =>
      showing({
        id: `s${index}`,
        startsAt: `2026-12-${String(index + 1).padStart(2, '0')}T18:00:00.000Z`,
        language: `Språk ${String.fromCharCode(65 + (index % 12))}`,
      }),
    )
    const html = renderProgramme({ filters: true, showings })
    const choices = listChoices(html).map(([, value, label]) => `${value} ${label}`)
    expect(choices.filter((each) => /^l\d/.test(each))).toHaveLength(8)
    expect(choices).toContain('l7 Andre språk')
    expect(html).not.toContain('data-language="8"')
  })

  test('has films and culture to choose from where there are both', () => {
    const concert = film({ id: 'konsert', object: 'culture' })
    const showings = everyState().map((each, index) =>
      index === 0 ? { ...each, productionId: 'konsert' } : each,
    )
    const html = renderProgramme({ filters: true, productions: [film(), concert], showings })
    const values = listChoices(html).map(([, value]) => value)
    expect(values).toEqual(expect.arrayContaining(['movie', 'culture']))
    expect(html.match(/data-object="culture"/g)).toHaveLength(1)
    expect(listChoices(renderProgramme({ filters: true })).map(([, value]) => value)).not.toContain('movie')
  })

  test('has the parameter of the address for every choice but those made at first', () => {
    const html = renderProgramme({ filters: true })
    const parameters = Array.from(html.matchAll(/data-parameter="([^"]*)"/g), ([, parameter]) => parameter)
    expect(parameters.join(' ')).toBe(
      'nar=i-dag nar=i-morgon nar=i-helga nar=veke-47 nar=veke-48 nar=alle-dagar ' +
        'yngste=0 yngste=6 yngste=9 yngste=12 yngste=15 yngste=utan-vaksen ' +
        'tilgang=rullestolplass tilgang=teleslynge tilgang=synstolking tilgang=roleg-framsyning',
    )
  })

  test('by film, shows all days at first', () => {
    expect(listChoices(renderProgramme({ filters: true, groupBy: 'film' }))[0]).toEqual([
      'radio',
      'all',
      'Alle dagar',
      true,
    ])
  })

  test('hides the days after the next seven also without the stylesheet, if it starts with those', () => {
    const findHidden = (html: string) => html.match(/<div data-group="" hidden=""/g) ?? []
    const showings = ['15', '18', '24', '28'].map((day) =>
      showing({ id: day, startsAt: `2026-11-${day}T18:00:00Z` }),
    )
    const many = [...showings, ...everyState().map((each) => ({ ...each, startsAt: '2026-11-16T18:00:00Z' }))]
    expect(findHidden(renderProgramme({ filters: true, showings: many }))).toHaveLength(2)
    expect(findHidden(renderProgramme({ filters: true, showings: many, groupBy: 'film' }))).toEqual([])
    expect(findHidden(renderProgramme({ filters: false, showings: many }))).toEqual([])
  })

  test('describes each choice by its legend', () => {
    const html = renderProgramme({ filters: true })
    expect(html).toContain('<p id="blokk-youngest-legend"')
    expect(html).toMatch(
      /data-choice="adult"[^>]* aria-describedby="blokk-youngest-legend"|aria-describedby="blokk-youngest-legend"[^>]*data-choice="adult"/,
    )
  })

  test('has the age limit and accessibility of every showing, and a text for no matches', () => {
    const html = renderProgramme({ filters: true })
    expect(html.match(/<li [^>]*data-age="12" data-access="wheelchair hearing-loop"/g)).toHaveLength(9)
    expect(html).toMatch(/<div role="status">.*Ingen framsyningar passar\./)
  })

  test('adds no attributes where it is disabled', () => {
    expect(renderProgramme({ filters: false })).not.toContain('data-when')
  })

  test('has its own names in each item of a block', () => {
    const item = STORIES.program[0]
    const html = item ? renderBlock('program', [item, item]) : ''
    const names = new Set(Array.from(html.matchAll(/ name="([^"]*youngest)"/g), ([, name]) => name))
    expect([...names]).toEqual(['blokk-youngest', 'blokk-2-youngest'])
  })
})

test('by film, days are below their films', () => {
  expect(listHeadings(renderProgramme({ groupBy: 'film' })).slice(0, 3)).toEqual([
    'h2 Program',
    'h3 Nosferatu',
    'h4 I kveld, sundag 15. november',
  ])
})

test('a coming film has its premiere, with the year when it is not the current one', () => {
  const coming = [
    film({ premiere: '2026-12-04' }),
    film({ id: 'phantom', title: 'The Phantom', premiere: '2027-01-08' }),
  ]
  const text = toText(renderProgramme({ mode: 'coming', productions: coming, showings: [] }))
  expect(text).toContain('Premiere 4. desember')
  expect(text).toContain('Premiere 8. januar 2027')
})

test.each([
  [{}, 'Ingen framsyningar er lagde ut enno.'],
  [{ groupBy: 'film' }, 'Ingen filmar er lagde ut enno.'],
  [{ mode: 'coming' }, 'Ingen kommande filmar er lagde ut enno.'],
] as const)('an empty programme %o says so', (facts, text) => {
  expect(toText(renderProgramme({ ...facts, productions: [], showings: [] }))).toContain(text)
})
