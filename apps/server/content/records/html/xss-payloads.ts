// Used by the tests of the server and of the browser.
/** The script that a payload calls when it runs. */
export const HIT = 'hit()'

const EVENTS = ['onerror', 'onload', 'onclick', 'onfocus', 'onmouseover', 'ontoggle', 'ONPOINTERENTER']
const ELEMENTS = [
  'img',
  'svg',
  'video',
  'a',
  'p',
  'input autofocus',
  'details open',
  'iframe',
  'body',
  'math',
]
const SEPARATORS = [' ', '/', '\n', '\t', '\f', ' x="" ', ' x=`']

const handlers = ELEMENTS.flatMap((element, number) =>
  EVENTS.map((event, index) => {
    const separator = SEPARATORS[(number + index) % SEPARATORS.length] as string
    const quote = ['', '"', "'"][index % 3] as string
    return `<${element}${separator}src=x${separator === ' x=`' ? ' ' : separator}${event}=${quote}${HIT}${quote}>`
  }),
)

const SCHEMES = [
  `javascript:${HIT}`,
  `JaVaScRiPt:${HIT}`,
  `java\tscript:${HIT}`,
  `java\nscript:${HIT}`,
  ` \u0001javascript:${HIT}`,
  `&#106;avascript:${HIT}`,
  `&#x6A&#x61vascript:${HIT}`,
  `javascript&colon;${HIT}`,
  `vbscript:${HIT}`,
  `data:text/html,<script>${HIT}</script>`,
  `data:text/html;base64,PHNjcmlwdD5oaXQoKTwvc2NyaXB0Pg==`,
]
const ATTRIBUTES = [
  ['a', 'href'],
  ['area', 'href'],
  ['form', 'action'],
  ['button', 'formaction'],
  ['iframe', 'src'],
  ['object', 'data'],
  ['embed', 'src'],
  ['img', 'src'],
  ['video', 'poster'],
  ['base', 'href'],
  ['link rel=stylesheet', 'href'],
  ['svg><a', 'xlink:href'],
] as const
const addresses = ATTRIBUTES.flatMap(([element, attribute]) =>
  SCHEMES.map(
    (scheme) =>
      `<${element} ${attribute}="${scheme.replaceAll('"', '&quot;')}">trykk</${element.split(/[ >]/)[0]}>`,
  ),
)

const scripts = [
  `<script>${HIT}</script>`,
  `<ScRiPt >${HIT}</sCrIpT>`,
  `<script/x>${HIT}</script>`,
  `<scr<script>ipt>${HIT}</scr</script>ipt>`,
  `<script src="data:text/javascript,${HIT}"></script>`,
  `</title></textarea></style></script><script>${HIT}</script>`,
  `<svg><script>${HIT}</script></svg>`,
  `<svg><script>&#104;it()</script></svg>`,
  `<meta http-equiv=refresh content="0;url=javascript:${HIT}">`,
  `<p style="background:url(javascript:${HIT});width:expression(${HIT})">`,
  `<style>@import 'javascript:${HIT}';</style>`,
  `<iframe srcdoc="<script>${HIT}</script>"></iframe>`,
  `<template><script>${HIT}</script></template>`,
  `<svg><animate onbegin=${HIT} attributeName=x dur=1s>`,
  `<svg><set attributeName=href to=javascript:${HIT}>`,
]

/** Texts that a parser reads in another way when they are parsed again. */
const mutations = [
  `<svg><style><img src=x onerror=${HIT}></style></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${HIT}&gt;">`,
  `<noscript><p title="</noscript><img src=x onerror=${HIT}>">`,
  `<!--><img src=x onerror=${HIT}>-->`,
  `<![CDATA[><img src=x onerror=${HIT}>]]>`,
  `<textarea><img title="</textarea><img src=x onerror=${HIT}>"></textarea>`,
  `<xmp><p title="</xmp><img src=x onerror=${HIT}>">`,
  `<select><style></select><img src=x onerror=${HIT}></style>`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${HIT}>`,
  `<a href="x"title="&quot;><img src=x onerror=${HIT}>">x</a>`,
]

/** Where a payload may stand. */
const PLACES: ((payload: string) => string)[] = [
  (payload) => payload,
  (payload) => `<p>Velkomen ${payload}</p>`,
  (payload) => `"'>${payload}`,
  (payload) => `--><!-- -->${payload}`,
  (payload) => `<noscript>${payload}</noscript>`,
  (payload) => `<svg><foreignObject>${payload}`,
  (payload) => payload.replace('<', '<\0'),
  (payload) => payload.replaceAll('<', '&lt;'),
]

/** Attempts to run a script, in all places that a text has. */
export const XSS_PAYLOADS: readonly string[] = [
  ...new Set(
    [...scripts, ...handlers, ...addresses, ...mutations].flatMap((payload) =>
      PLACES.map((place) => place(payload)),
    ),
  ),
]
