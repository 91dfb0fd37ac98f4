import { expect, test } from 'vitest'
import { convertHtml } from '../document/read-element.ts'
import { serializeNode } from '../document/serialize-node.ts'
import { cleanPastedHtml } from './clean-pasted-html.ts'

/** What stands in the text after pasting. */
const paste = (html: string) => convertHtml(cleanPastedHtml(html)).map(serializeNode).join('\n')

test('a document from Word keeps headings, formatting and lists', () => {
  const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0cm} --></style></head>
<body lang=NO><!--StartFragment-->
<h1 style='margin-left:0cm'><span lang=NN>Programmet<o:p></o:p></span></h1>
<p class=MsoNormal><b><span style='font-size:14.0pt'>Haust</span></b> og <i>vinter</i><o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Ein<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp; </span></span><![endif]>Under ein</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·</span><![endif]>To</p>
<p class=MsoNormal>Mellom</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>Først</p>
<!--EndFragment--></body></html>`
  expect(paste(word)).toBe(
    [
      '<h2>Programmet</h2>',
      '<p><b>Haust</b> og <i>vinter</i></p>',
      '<ul>\n<li>Ein\n<ul>\n<li>Under ein</li>\n</ul></li>\n<li>To</li>\n</ul>',
      '<p>Mellom</p>',
      '<ol>\n<li>Først</li>\n</ol>',
    ].join('\n'),
  )
})

test('a document from Google Docs keeps its structure, and only what looks bold is bold', () => {
  const docs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1a2b"><h2 dir="ltr" style="line-height:1.38"><span style="font-size:16pt;font-weight:400">Kveld</span></h2><p dir="ltr"><span style="font-weight:400;font-style:normal">Vanleg, </span><span style="font-weight:700">feit</span><span style="font-weight:400;font-style:italic"> og kursiv</span></p><br /><ul><li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr" role="presentation"><span>Ein</span></p></li></ul><p><a href="https://www.google.com/url?q=https://fjordheim.no/kino&amp;sa=D"><span style="text-decoration:underline">Kino</span></a></p></b><br class="Apple-interchange-newline">`
  expect(paste(docs)).toBe(
    [
      '<h2>Kveld</h2>',
      '<p>Vanleg, <strong>feit</strong><em> og kursiv</em></p>',
      '<ul>\n<li><p>Ein</p></li>\n</ul>',
      '<p><a href="https://fjordheim.no/kino">Kino</a></p>',
    ].join('\n'),
  )
})

test('a piece of a web page keeps its structure and drops the rest', () => {
  const page = `<meta charset="utf-8"><div class="post" onclick="x()"><h5 class="t">Tittel</h5><p style="color:red">Tekst <a href="/a" target="_blank" rel="nofollow">lenkje</a> <a href="javascript:x()">nei</a></p><script>x()</script><img src="https://elsewhere.example/pixel.gif"><table class="w"><tbody><tr><th>A</th><td style="width:3px">B</td></tr></tbody></table></div>`
  expect(paste(page)).toBe(
    [
      '<h4>Tittel</h4>',
      '<p>Tekst <a href="/a">lenkje</a> nei</p>',
      '<table>\n<tbody>\n<tr><th>A</th><td>B</td></tr>\n</tbody>\n</table>',
    ].join('\n'),
  )
})

test('text alone stays text', () => {
  expect(paste('Berre <b>tekst</b>')).toBe('<p>Berre <b>tekst</b></p>')
})
