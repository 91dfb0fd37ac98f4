import type { Venue } from '@lerret/api'
import type { GiftCard, GiftCardWish } from '../store/gift-cards.ts'
import { LEAST_KRONER, MOST_KRONER } from '../store/gift-cards.ts'
import { html } from './html.ts'
import { alert, page } from './layout.ts'
import { kroner } from './words.ts'

export function giftCardForm(venue: Venue, wish: Partial<GiftCardWish> = {}, problem?: string): string {
  return page({
    title: problem ? `Gåvekort, prøv på nytt` : 'Gåvekort',
    venue,
    body: html`${problem && alert(problem)}
<p>Eit gåvekort frå ${venue.name} gjeld alt som har billettsal der.</p>
<form method="post">
<p><label for="kroner">Kor mykje, i kroner</label>
<input id="kroner" name="kroner" type="number" required min="${LEAST_KRONER}" max="${MOST_KRONER}" step="1" value="${wish.kroner ?? 300}"></p>
<p><label for="til">Til (namn)</label>
<input id="til" name="til" type="text" required maxlength="100" value="${wish.forWhom ?? ''}"></p>
<p><label for="helsing">Helsing</label>
<textarea id="helsing" name="helsing" maxlength="500" rows="3">${wish.greeting ?? ''}</textarea></p>
<p><label for="epost">E-postadressa di</label>
<input id="epost" name="epost" type="email" autocomplete="email" required maxlength="254" value="${wish.email ?? ''}"></p>
<p><button>Fullfør utan å betale</button></p>
</form>
<p><a href="${venue.site}">Tilbake til ${venue.name}</a></p>`,
  })
}

export function giftCardPage(venue: Venue, card: GiftCard): string {
  return page({
    title: 'Gåvekortet er klart',
    venue,
    body: html`<p class="told">Til ${card.forWhom}: <strong>${kroner(card.kroner)}</strong> hos ${venue.name}.</p>
${card.greeting && html`<blockquote><p>${card.greeting}</p></blockquote>`}
<p>Koden på kortet: <strong class="code">${card.code}</strong></p>
<p><a class="button" href="${venue.site}">Tilbake til ${venue.name}</a></p>`,
  })
}
