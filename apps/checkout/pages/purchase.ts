import { type OnSale, returnUrl } from '../store/programme.ts'
import type { Purchase } from '../store/purchases.ts'
import type { Seat } from '../store/seat-plan.ts'
import { formatKroner, formatSeatCount, formatTime } from './format.ts'
import { html } from './html.ts'
import { alert, page } from './layout.ts'
import { facts, seatLine } from './seat-map.ts'

export interface PurchaseView {
  onSale: OnSale
  purchase: Purchase
  seats: Seat[]
  backTo: unknown
  now: Date
}

/** The page of a purchase: paymentPage, receiptPage, or that it has endedPage. */
export function purchasePage(view: PurchaseView, email = '', problem?: string): string {
  if (view.purchase.state === 'paid') return receiptPage(view)
  if (view.purchase.state === 'held') return paymentPage(view, email, problem)
  return endedPage(view)
}

function paymentPage(
  { onSale, purchase, seats, backTo, now }: PurchaseView,
  email: string,
  problem: string | undefined,
) {
  const { programme, showing, production } = onSale
  const address = `/${programme.venue.id}/orders/${purchase.token}`
  const left = Math.max(0, Math.ceil((+purchase.heldUntil - +now) / 1000))
  return page({
    title: `Betal: ${production.title}`,
    venue: programme.venue,
    script: '/countdown.js',
    body: html`${problem && alert(problem)}
<p class="message" id="nedteljing" data-seconds="${left}">Vi held av ${formatSeatCount(seats.length)} til deg til kl. <strong>${formatTime(purchase.heldUntil)}</strong>. <span data-left></span></p>
<p class="hidden" role="status" data-announcement></p>
${facts(onSale)}
<h2>Plassane dine</h2>
<ul>${seats.map((seat) => seatLine(seat, showing.price))}</ul>
<p>I alt: <strong>${formatKroner(purchase.total)}</strong></p>
<form method="post" action="${address}/pay">
<input type="hidden" name="retur" value="${returnUrl(onSale, backTo)}">
<p><label for="epost">E-postadressa di</label>
<input id="epost" name="epost" type="email" autocomplete="email" required maxlength="254" value="${email}" aria-describedby="epost-hjelp"></p>
<p id="epost-hjelp">Er du medlem hos ${programme.venue.name}, så bruk same adressa. Då finn du billetten på «Mine billettar» der.</p>
<p><button>Fullfør utan å betale</button></p>
</form>
<form method="post" action="${address}/give-up">
<input type="hidden" name="retur" value="${returnUrl(onSale, backTo)}">
<p><button class="quiet">Gje frå deg plassane</button></p>
</form>`,
  })
}

function receiptPage({ onSale, purchase, seats, backTo }: PurchaseView) {
  const { programme, showing, production } = onSale
  return page({
    title: 'Takk, billettane er dine',
    venue: programme.venue,
    body: html`<p class="message">Ordrenummer <strong>${purchase.number}</strong>, kjøpt med ${purchase.email}.</p>
<h2>${production.title}</h2>
${facts(onSale)}
<ul>${seats.map((seat) => seatLine(seat, showing.price))}</ul>
<p>I alt: <strong>${formatKroner(purchase.total)}</strong></p>
<p>Koden i døra: <strong class="code">${purchase.code}</strong></p>
<p>Er du medlem hos ${programme.venue.name}, ligg billetten på «Mine billettar» om ei lita stund.</p>
<p><a class="button" href="${returnUrl(onSale, backTo)}">Tilbake til ${programme.venue.name}</a></p>`,
  })
}

function endedPage({ onSale, purchase, backTo }: PurchaseView) {
  const { programme, showing, production } = onSale
  const back = encodeURIComponent(returnUrl(onSale, backTo))
  return page({
    title: purchase.state === 'expired' ? 'Tida gjekk ut' : 'Plassane er frie att',
    venue: programme.venue,
    body: html`<p class="message">${purchase.state === 'expired' ? 'Plassane vart ikkje betalte i tide, og er frie for andre att.' : 'Du har gjeve frå deg plassane.'} Du er ikkje trekt for noko.</p>
<p><a class="button" href="/${programme.venue.id}/events/${showing.id}/purchase/setup?kanal=dxf&amp;retur=${back}">Vel plass til ${production.title} på nytt</a></p>
<p><a href="${returnUrl(onSale, backTo)}">Tilbake til ${programme.venue.name}</a></p>`,
  })
}
