import type { OnSale } from '../store/programme.ts'
import { type Seat, seatPrice } from '../store/seat-plan.ts'
import { formatAgeLimit, formatKroner, formatMoment } from './format.ts'
import { Html, html } from './html.ts'
import { alert, page } from './layout.ts'

export interface SeatMap {
  onSale: OnSale
  seats: Seat[]
  /** Places that cannot be chosen: sold, or held by somebody. */
  taken: ReadonlySet<string>
  ticked?: ReadonlySet<string>
  problem?: string | undefined
  /** Sent along with the form. */
  backTo: string
}

/** The page where seats are chosen: a list of rows for screen readers, drawn as a map of the hall. */
export function seatMapPage({ onSale, seats, taken, ticked, problem, backTo }: SeatMap): string {
  const { showing, production, programme } = onSale
  const isFull = seats.every(({ id }) => taken.has(id))
  return page({
    title: problem ? `Vel plass på nytt: ${production.title}` : `Vel plass: ${production.title}`,
    venue: programme.venue,
    body: html`${problem && alert(problem)}
${facts(onSale)}
${isFull ? soldOut(backTo) : form()}`,
  })

  function form() {
    const rows = Map.groupBy(seats, ({ row }) => row)
    return html`<form method="post" action="${`/${programme.venue.id}/events/${showing.id}/purchase/hold`}">
<input type="hidden" name="retur" value="${backTo}">
<p id="rettleiing">Kryss av plassane du vil ha, opptil ti. Vi held dei av til deg i åtte minutt. Grå plassar er opptekne.</p>
<ul class="key"><li><span class="box" aria-hidden="true"></span> Ledig</li><li><span class="box taken" aria-hidden="true"></span> Oppteken</li><li><span class="box wheelchair" aria-hidden="true">♿</span> Rullestolplass</li><li><span class="box companion" aria-hidden="true">L</span> Ledsagar, gratis</li></ul>
<div class="hall" tabindex="0" role="group" aria-label="Salkart" aria-describedby="rettleiing">
<div class="plan"><p class="screen" aria-hidden="true">Lerret</p>
${[...rows].map(
  ([
    row,
    places,
  ]) => html`<fieldset><legend>Rad ${row}</legend><div class="row">${places.map(box)}</div></fieldset>
`,
)}</div></div>
<p><button>Hald av plassane</button></p>
</form>
<p><a href="${backTo}">Tilbake til ${programme.venue.name}</a></p>`
  }

  function box(seat: Seat): Html {
    const isAccepted = taken.has(seat.id)
    const name = `${seatName(seat)}${isAccepted ? ', oppteken' : seat.kind === 'companion' ? ', gratis' : ''}`
    return html`<label class="seat ${seat.kind}"><input type="checkbox" name="sete" value="${seat.id}"${isAccepted && new Html(' disabled')}${!isAccepted && ticked?.has(seat.id) && new Html(' checked')}><span class="name">${name}</span><span class="sign" aria-hidden="true">${seat.kind === 'wheelchair' ? '♿' : seat.kind === 'companion' ? 'L' : seat.number}</span></label>`
  }
}

/** The time, hall, age limit and price of a showing. */
export function facts({ showing, production }: OnSale): Html {
  return html`<dl class="facts">
<div><dt>Når</dt><dd>${formatMoment(showing.startsAt)}</dd></div>
<div><dt>Sal</dt><dd>${showing.hall}</dd></div>
${production.ageLimit && html`<div><dt>Aldersgrense</dt><dd>${formatAgeLimit(production.ageLimit)}</dd></div>`}
<div><dt>Pris</dt><dd>${formatKroner(showing.price)}</dd></div>
</dl>`
}

/** `Rad 3, sete 7` */
export function seatName({ row, number, kind }: Seat): string {
  const kindName = { seat: 'sete', wheelchair: 'rullestolplass', companion: 'ledsagarplass' }[kind]
  return `Rad ${row}, ${kindName} ${number}`
}

export const seatLine = (seat: Seat, price: number) =>
  html`<li>${seatName(seat)}: ${formatKroner(seatPrice(seat, price))}</li>`

const soldOut = (backTo: string) =>
  html`<p class="message"><strong>Utselt.</strong> Alle plassane er selde eller haldne av. Plassar som ingen betaler for, kjem tilbake etter nokre minutt.</p>
<p><a href="${backTo}">Tilbake til framsyninga</a></p>`
