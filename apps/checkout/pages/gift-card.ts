import type { Venue } from '@lerret/api'
import type { GiftCard, GiftCardOrder } from '../store/gift-cards.ts'
import { MAX_GIFT_CARD_KRONER, MIN_GIFT_CARD_KRONER } from '../store/gift-cards.ts'
import { formatKroner } from './format.ts'
import { html } from './html.ts'
import { alert, page } from './layout.ts'

export function giftCardForm(venue: Venue, order: Partial<GiftCardOrder> = {}, problem?: string): string {
  return page({
    title: problem ? `Gåvekort, prøv på nytt` : 'Gåvekort',
    venue,
    body: html`${problem && alert(problem)}
<p>Eit gåvekort frå ${venue.name} gjeld alt som har billettsal der.</p>
<form method="post">
<p><label for="kroner">Kor mykje, i kroner</label>
<input id="kroner" name="kroner" type="number" required min="${MIN_GIFT_CARD_KRONER}" max="${MAX_GIFT_CARD_KRONER}" step="1" value="${order.kroner ?? 300}"></p>
<p><label for="til">Til (namn)</label>
<input id="til" name="til" type="text" required maxlength="100" value="${order.recipient ?? ''}"></p>
<p><label for="helsing">Helsing</label>
<textarea id="helsing" name="helsing" maxlength="500" rows="3">${order.greeting ?? ''}</textarea></p>
<p><label for="epost">E-postadressa di</label>
<input id="epost" name="epost" type="email" autocomplete="email" required maxlength="254" value="${order.email ?? ''}"></p>
<p><button>Fullfør utan å betale</button></p>
</form>
<p><a href="${venue.site}">Tilbake til ${venue.name}</a></p>`,
  })
}

export function giftCardPage(venue: Venue, card: GiftCard): string {
  return page({
    title: 'Gåvekortet er klart',
    venue,
    body: html`<p class="message">Til ${card.recipient}: <strong>${formatKroner(card.kroner)}</strong> hos ${venue.name}.</p>
${card.greeting && html`<blockquote><p>${card.greeting}</p></blockquote>`}
<p>Koden på kortet: <strong class="code">${card.code}</strong></p>
<p><a class="button" href="${venue.site}">Tilbake til ${venue.name}</a></p>`,
  })
}
