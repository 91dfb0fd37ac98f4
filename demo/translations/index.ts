import { type Article, type Translation, translationId } from '@lerret/model'
import { productionId } from '../ids.ts'
import { house } from './house.ts'
import { frontPage, pageTexts, parking, programme, searchPage } from './pages.ts'

/** A few pages of Fjordheim kulturhus in English: enough for a visitor to find the way. */
export function translations(articles: readonly Article[]): Translation[] {
  const waffles = articles.find(({ title }) => title === 'Vaffelkino kvar fredag')
  return [
    house,
    frontPage,
    programme,
    parking,
    searchPage,
    ...pageTexts,
    nosferatu,
    christmasConcert,
    ...(waffles ? [waffleCinema(waffles.id)] : []),
  ]
}

const nosferatu: Translation = {
  id: translationId('en', 'production', productionId('nosferatu')),
  kind: 'production',
  language: 'en',
  translationOf: productionId('nosferatu'),
  title: 'Nosferatu',
  slug: 'nosferatu',
  genres: ['Horror', 'Fantasy'],
  countries: ['Germany'],
  contents: [
    {
      summary:
        'Count Orlok is moving to town, and there are rats in his luggage. The mother of all vampire films still gets under your skin.',
      body: `
<p>Thomas Hutter, a young estate agent, travels to the Carpathians to sell a house. The buyer is Count Orlok, a gentleman with long fingernails and unusual hours. While Hutter is locked up in the castle, the count is already crossing the sea in a coffin full of earth, with the plague in tow. At home waits Ellen, the only one who understands what it will take to stop him.</p>
<p>F. W. Murnau and Prana-Film had no right to film <em>Dracula</em>, so they changed the names and hoped for the best. Bram Stoker’s widow took them to court and won, and every print was to be destroyed. Luckily some had already left the country.</p>
<p>Much of it was shot outdoors, in Wismar, in Lübeck and below Orava Castle in what is now Slovakia. That is why it feels so real: the wind is wind, the walls are stone, and you will remember the shadow on the stairs.</p>
<p>On some evenings we play the organ to it, live.</p>`,
    },
  ],
}

const christmasConcert: Translation = {
  id: translationId('en', 'production', productionId('julekonsert-musikklag')),
  kind: 'production',
  language: 'en',
  translationOf: productionId('julekonsert-musikklag'),
  title: 'Christmas concert with the Fjordheim band',
  slug: 'christmas-concert',
  objectClass: 'Concert',
  contents: [
    {
      summary:
        'Forty wind players, one set of timpani and so much brass that you will want sunglasses. The audience sings along at the end.',
      body: `
<p>The Fjordheim band has played Christmas in since 1912, except for the year when the instruments were in a boat on the wrong side of the fjord. Marta Eikeland conducts. She asked for less tinsel and more timpani, and she got it.</p>
<p>The programme runs from baroque fanfares to Prøysen, the Norwegian songwriter. Jonas Vågen sings three songs, and the school band enters from the back of the hall with torches, of the electric kind. The carols at the end are in Norwegian, with the words on the screen: everybody joins in.</p>
<p>The café serves mulled wine and saffron buns from an hour before. The concert lasts just under an hour and a half and suits children who like it loud.</p>`,
    },
  ],
}

const waffleCinema = (articleId: string): Translation => ({
  id: translationId('en', 'article', articleId),
  kind: 'article',
  language: 'en',
  translationOf: articleId,
  title: 'Waffle cinema every Friday',
  slug: 'waffle-cinema-every-friday',
  lead: 'A short film and a plate of waffles at five o’clock, for the price of a ticket.',
  content: `
<p>School is out, the working week is over, and nobody feels like making dinner. Every Friday at five you get a film and a whole plate of waffles with your ticket: five hearts, with jam and sour cream or brown cheese.</p>
<h2>How it works</h2>
<ol>
<li>Buy a ticket online or at the desk. Prices start at 115 kroner.</li>
<li>Come from a quarter past four. The irons are hot, and there is a corner to play in.</li>
<li>The film starts at five sharp. You may take a waffle in with you.</li>
</ol>
<p>The films are short, mostly without words, and suitable for all. Gluten-free? We have an iron for that: ask at the counter.</p>`,
})
