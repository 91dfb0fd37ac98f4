import type { PictureFacts } from './picture.ts'

export const culturePictures: PictureFacts[] = [
  {
    id: 'culture-bokbad-fjorden',
    focalPoint: { x: 0.62, y: 0.55 },
    alt: 'Ei oppslegen bok der papirfjell reiser seg av sidene, og ein raud båt ligg på tekstlinjene der fjorden skulle vore.',
  },
  {
    id: 'culture-foredrag-breen',
    focalPoint: { x: 0.62, y: 0.5 },
    alt: 'Eit vassglas på ein talarstol med ein smeltande isbre i, og ei stipla linje som viser kor høg breen ein gong var.',
  },
  {
    id: 'culture-open-mikrofon',
    focalPoint: { x: 0.62, y: 0.45 },
    alt: 'Ein gammaldags mikrofon som diktark bretta til papirfuglar flyg ut frå.',
  },
  {
    id: 'culture-quiz-sigrid-odd',
    focalPoint: { x: 0.56, y: 0.53 },
    alt: 'To hender, éi i stripete genser og éi i rutete skjorte, kastar seg samstundes mot ein raud quizknapp.',
  },
  {
    id: 'culture-strikkekafe',
    focalPoint: { x: 0.6, y: 0.58 },
    alt: 'Ein kaffikopp strikka i selbumønster med to strikkepinnar oppi, og dampen er ein raud garntråd.',
  },
  {
    id: 'culture-julekonsert-musikklag',
    focalPoint: { x: 0.6, y: 0.45 },
    alt: 'Ein blank trompet peikar mot ei julestjerne i snøvêr, med ei raud julekule hengande under.',
  },
  {
    id: 'culture-storbandkveld',
    focalPoint: { x: 0.62, y: 0.45 },
    alt: 'Fem trombonar i kvar sin farge, på rekkje og i same vinkel mot ein mørk himmel.',
  },
  {
    id: 'culture-revy-ferja-gar',
    focalPoint: { x: 0.6, y: 0.5 },
    alt: 'Ei ferje sett rett forfrå som ei teaterscene: baugporten er open, ein revyartist står i lyset, og bølgjene er kulissar.',
  },
  {
    id: 'culture-standup',
    focalPoint: { x: 0.62, y: 0.5 },
    alt: 'Eit gult fjes mot ein murvegg: to scenelamper er auga, mikrofonen er nasen og kabelen er eit breitt smil.',
  },
  {
    id: 'culture-monolog-dukkehus',
    focalPoint: { x: 0.62, y: 0.6 },
    alt: 'Ein tom stol i eit mørkt rom, og ei dør på gløtt som kastar ei lang stripe lys over golvet.',
  },
  {
    id: 'culture-hardingfele-elektronika',
    focalPoint: { x: 0.62, y: 0.56 },
    alt: 'Ei hardingfele delt på midten: den eine halvdelen er av tre og perlemor, den andre er lydbølgjer.',
  },
  {
    id: 'culture-visekveld',
    focalPoint: { x: 0.64, y: 0.52 },
    alt: 'Ein gitar tett på, der lydholet er ei kveldsol over fjorden og strengene går tvers over.',
  },
  {
    id: 'culture-barneteater-trollet',
    focalPoint: { x: 0.6, y: 0.42 },
    alt: 'Eit stort grønt troll ligg lys vaken i senga med opne auge, medan sauene det har talt, søv på dyna.',
  },
  {
    id: 'culture-skaparverkstad',
    focalPoint: { x: 0.6, y: 0.44 },
    alt: 'Ein heimelaga robot av pappøskjer med knappar på magen, saks i den eine handa og blyant i den andre.',
  },
  {
    id: 'culture-swing-dansekveld',
    focalPoint: { x: 0.6, y: 0.64 },
    alt: 'Bein og sko på to som dansar swing: eit prikkete skjørt svingar ut i ei stor vifte ved sida av ei vid bukse.',
  },
  {
    id: 'culture-samtidsdans',
    focalPoint: { x: 0.64, y: 0.55 },
    alt: 'Ein dansar i djup utfallsstilling held ei enorm svart kule oppe med rygg og armar.',
  },
  {
    id: 'culture-luciakonsert',
    focalPoint: { x: 0.62, y: 0.45 },
    alt: 'Lucia med attlatne auge og tende lys i krona, og eit kor med kvar sitt lys i mørket bak henne.',
  },
  {
    id: 'culture-ungdomsrock',
    focalPoint: { x: 0.62, y: 0.6 },
    alt: 'Ein høg joggesko trampar på ein blå effektpedal så gneistane fyk.',
  },
  {
    id: 'culture-jazz-i-kjellaren',
    focalPoint: { x: 0.62, y: 0.55 },
    alt: 'Ei trapp av pianotangentar fører ned i ein kjellar der ein kontrabass og ein cymbal står i lampelyset.',
  },
  {
    id: 'culture-orgelkurs',
    focalPoint: { x: 0.62, y: 0.5 },
    alt: 'Sølvblanke orgelpiper som reiser seg som fjell, med ein filmstrimmel fletta mellom dei.',
  },
  {
    id: 'culture-folkemote',
    focalPoint: { x: 0.62, y: 0.5 },
    alt: 'Ei bygd der husa er snakkebobler i ulike fargar som pratar saman under fjellet.',
  },
  {
    id: 'culture-nyttarsfest',
    focalPoint: { x: 0.61, y: 0.42 },
    alt: 'To glas møtest i ein skål på kaia ved midnatt, og der dei klinkar, spring eit fyrverkeri ut over fjorden.',
  },
  {
    id: 'culture-loppemarknad',
    focalPoint: { x: 0.6, y: 0.5 },
    alt: 'Eit tårn av loppefunn på eit bord: koffert, radio, kaffikjele, bøker, klokke og ein lampe på toppen.',
  },
  {
    id: 'culture-fotoutstilling',
    focalPoint: { x: 0.62, y: 0.48 },
    alt: 'Ein person i gul regnjakke ser på eit stort foto av ein fiskebåt i storm, og sjøen renn ut av ramma og ned på golvet.',
  },
]
