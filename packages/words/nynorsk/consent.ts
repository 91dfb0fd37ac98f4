/** Words of the consent dialog. A chunk of their own: most houses never show it. */
export const consentWords = {
  consentHeading: 'Kan vi fortelje andre kva du ser på?',
  consentText:
    'Seier du ja, får {who} vite kva sider, filmar og arrangement du opnar her, og når du går vidare for å kjøpe billett. Seier du nei, får ingen vite noko, og sidene verkar akkurat likt.',
  consentFacebook: 'Facebook',
  consentMatomo: 'statistikken på {host}',
  consentAnd: ' og ',
  consentRefuse: 'Avvis alle',
  consentAccept: 'Godta alle',
  consentMore: 'Vel sjølv, og sjå kva som blir lagra',
  consentSaved: 'Valet ditt er lagra. Du kan endre det på sida om informasjonskapslar.',
}

export type ConsentWords = Readonly<Record<keyof typeof consentWords, string>>
