import { LRUCache } from 'lru-cache'
import sanitizeHtml from 'sanitize-html'
import { prefixIds } from './contentIds.ts'
import { isSafeUrl } from './textScalars.ts'

/** Sanitized HTML, which only `cleanHtml` creates. */
export type SafeHtml = string & { readonly cleaned: unique symbol }

const shared = ['class', 'id', 'title', 'lang', 'dir', 'role', 'aria-*', 'style']
/** The hosts of frames in HTML, which the pages' Content-Security-Policy allows too (security.html.frames). */
export const frameHosts = ['www.youtube-nocookie.com', 'player.vimeo.com'] as const

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...sanitizeHtml.defaults.allowedTags,
    ...['img', 'picture', 'source', 'figure', 'figcaption', 'video', 'audio', 'track', 'iframe'],
    ...['del', 'ins', 'details', 'summary', 'button'],
  ],
  allowedAttributes: {
    '*': shared,
    a: ['href', 'target', 'rel', 'download'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
    source: ['src', 'srcset', 'sizes', 'type', 'media', 'width', 'height'],
    video: [
      'src',
      'poster',
      'width',
      'height',
      'controls',
      'autoplay',
      'loop',
      'muted',
      'playsinline',
    ],
    audio: ['src', 'controls'],
    track: ['src', 'kind', 'srclang', 'label', 'default'],
    iframe: ['src', 'width', 'height', 'allowfullscreen', 'loading'],
    button: ['type'],
    td: ['colspan', 'rowspan', 'headers'],
    th: ['colspan', 'rowspan', 'headers', 'scope'],
    ol: ['start', 'reversed', 'type'],
    time: ['datetime'],
    details: ['open'],
    blockquote: ['cite'],
  },
  allowedStyles: { '*': { 'text-align': [/^(left|right|center|justify|start|end)$/] } },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https', 'data'], iframe: ['https'] },
  allowProtocolRelative: false,
  allowedIframeHostnames: [...frameHosts],
  allowIframeRelativeUrls: true,
  disallowedTagsMode: 'discard',
  transformTags: {
    // Runs after that of the element's own tag.
    '*': (tagName, attributes) => ({ tagName, attribs: prefixIds(attributes) }),
    a: (tagName, attributes) => ({ tagName, attribs: guardLink(attributes) }),
    button: (tagName, attributes) => ({ tagName, attribs: { ...attributes, type: 'button' } }),
    img: (tagName, attributes) => ({ tagName, attribs: guardImage(attributes) }),
    iframe: (tagName, attributes) => ({ tagName, attribs: guardFrame(attributes) }),
  },
}

function guardLink(attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const { href, rel, ...others } = attributes
  const guarded = href !== undefined && isSafeUrl(href) ? { ...others, href } : others
  return others['target'] === '_blank' ? { ...guarded, rel: 'noopener noreferrer' } : guarded
}

/** A YouTube video is played by the host that sets no cookies before it is started. */
function guardFrame(attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const { src, ...others } = attributes
  if (src === undefined) return others
  return {
    ...others,
    src: src.replace(/^https:\/\/(www\.)?youtube\.com\//, `https://${frameHosts[0]}/`),
  }
}

// Scripts of an SVG in a `data:` address do not run in an `<img>`, but do when it is opened in a tab.
function guardImage(attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const { src, ...others } = attributes
  const isUnsafe = src?.startsWith('data:') && !/^data:image\/(png|jpeg|webp|avif|gif);/.test(src)
  return src === undefined || isUnsafe ? others : { ...others, src }
}

const cleaned = new LRUCache<string, SafeHtml>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: (clean, raw) => raw.length + clean.length + 1,
})

/**
 * Sanitizes an editor's HTML: removes scripts, event handlers, `javascript:` links (security.html.scripts) and frames
 * other than those of video hosts and the shop itself.
 */
export function cleanHtml(raw: string): SafeHtml {
  if (!/[<&]/.test(raw)) return raw as SafeHtml
  const cachedHtml = cleaned.get(raw)
  if (cachedHtml !== undefined) return cachedHtml
  const clean = sanitizeHtml(raw, options) as SafeHtml
  cleaned.set(raw, clean)
  return clean
}

/** The source and text of the first `<img>` in a piece of HTML; undefined without one. */
export function firstImage(html: string): { url: string; alt: string } | undefined {
  let firstImage: { url: string; alt: string } | undefined
  sanitizeHtml(html, {
    allowedTags: ['img'],
    transformTags: {
      img: (tagName, { src, alt }) => {
        if (!firstImage && src && isSafeUrl(src)) firstImage = { url: src, alt: alt ?? '' }
        return { tagName, attribs: {} }
      },
    },
  })
  return firstImage
}
