import { cookieArea } from '@vitrine/web/lib/cookieArea.ts'
import { oneText, textSchema, textsSchema } from '@vitrine/web/lib/schemas.ts'
import { plainText, type StorageArea, storage } from '@vitrine/web/lib/storage.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { covers } from '#tests/support/clauses/covers.ts'

function createArea() {
  const texts = new Map<string, string>()
  const area: StorageArea = {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  }
  return { texts, area: () => area }
}

const entries = z.array(z.object({ value: z.string() }))

describe('storage', () => {
  test('reads what was written, as JSON under its key', () => {
    const { texts, area } = createArea()
    expect(storage('history', entries, { area }).write([{ value: 'Dress' }])).toBe(true)
    expect(texts.get('history')).toBe('[{"value":"Dress"}]')
    expect(storage('history', entries, { area }).read()).toEqual([{ value: 'Dress' }])
  })

  test('writes a plain text without quotes', () => {
    const { texts, area } = createArea()
    const view = storage('view', oneText('three', 'four'), { area, format: plainText })
    view.write('four')
    expect(texts.get('view')).toBe('four')
    expect(view.read()).toBe('four')
  })

  test.each(['', '{', 'null', '[1]', '{"value":"Dress"}'])(
    'ignores the invalid content %j',
    (text) => {
      const { texts, area } = createArea()
      texts.set('history', text)
      expect(storage('history', entries, { area }).read()).toBeUndefined()
    },
  )

  test('notifies subscribers of each change until they stop', () => {
    const { area } = createArea()
    const seen = storage('seen', textsSchema, { area })
    const notify = vi.fn()
    const stop = seen.subscribe(notify)
    seen.write(['one'])
    seen.remove()
    expect(seen.read()).toBeUndefined()
    stop()
    seen.write(['two'])
    expect(notify).toHaveBeenCalledTimes(2)
  })

  test('keeps a value until the page is left when the storage is blocked', () => {
    const area = () => {
      throw new DOMException('The operation is insecure', 'SecurityError')
    }
    const seen = storage('seen', textsSchema, { area })
    expect(seen.read()).toBeUndefined()
    expect(seen.write(['one'])).toBe(false)
    expect(seen.read()).toEqual(['one'])
    seen.remove()
    expect(seen.read()).toBeUndefined()
  })
})

describe('cookieArea', () => {
  let jar = ''
  let isBlocked = false
  const written: string[] = []

  beforeEach(() => {
    jar = 'other=1; newsletter=closed%20twice'
    isBlocked = false
    written.length = 0
    vi.stubGlobal('location', { protocol: 'https:' })
    vi.stubGlobal('document', {
      get cookie() {
        return jar
      },
      set cookie(text: string) {
        written.push(text)
        if (!isBlocked) jar = `${jar}; ${text.split(';')[0]}`
      },
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  const cookie = (name: string) =>
    storage(name, textSchema, { area: cookieArea(3), format: plainText })

  test('writes a cookie for the whole site with its lifetime and unescaped separators', () => {
    cookie('viewed').write('1|2 3')
    expect(written).toEqual(['viewed=1|2%203; path=/; max-age=259200; samesite=lax; secure'])
  })

  test('keeps a value until the page is left when cookies are blocked', () => {
    covers('popups.cookies-blocked')

    isBlocked = true
    const viewed = cookie('viewed')
    expect(viewed.write('1')).toBe(false)
    expect(viewed.read()).toBe('1')
  })

  test('ignores a cookie that cannot be decoded', () => {
    jar = 'viewed=%E0%A4%A'
    expect(cookie('viewed').read()).toBeUndefined()
  })
})
