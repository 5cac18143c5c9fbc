import { readChosen, writeChosen } from '@vitrine/web/lib/chosenUrl.ts'
import { isThisPage } from '@vitrine/web/lib/isThisPage.ts'
import { parseVideoUrl } from '@vitrine/web/shop/content/video/video.ts'
import { paymentLink } from '@vitrine/web/shop/orders/payment/paymentLink.ts'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'

const page = 'https://shop.example/my-account/view-order/71?key=a'
const here = '/my-account/view-order/71?key=a'

test('Pay leads to the payment on the page of a pending order', () => {
  expect(paymentLink({ status: 'PENDING', paymentUrl: here }, page)).toBe('#payment')
})

test('an order with the status pending_payment is paid on another page only', () => {
  covers('orders.detail.pay-elsewhere')

  const status = 'PENDING_PAYMENT'
  expect(paymentLink({ status, paymentUrl: here }, page)).toBeNull()
  for (const paymentUrl of ['/checkout/card/71', `https://pay.example${here}`])
    expect(paymentLink({ status, paymentUrl }, page)).toBe(paymentUrl)
  expect(paymentLink({ status, paymentUrl: null }, page)).toBeNull()
})

test('URLs of Vimeo and YouTube are read as the id of the video', () => {
  for (const url of ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'])
    expect(parseVideoUrl(url)).toEqual({ provider: 'VIMEO', source: '76979871' })
  for (const url of [
    'https://www.youtube.com/watch?v=a-1_c',
    'https://youtu.be/a-1_c?si=x',
    'https://www.youtube-nocookie.com/embed/a-1_c?rel=0',
  ])
    expect(parseVideoUrl(url)).toEqual({ provider: 'YOUTUBE', source: 'a-1_c' })
})

test('any other URL is read as a file', () => {
  for (const source of ['/media/resort.mp4', 'https://vimeo.com/'])
    expect(parseVideoUrl(source)).toEqual({ provider: 'HTML5', source })
})

test('reads the selected options from a URL with other parameters', () => {
  const url = writeChosen('?utm_source=line', { colour: 'ivory', size: 'm' })
  expect(url).toBe('?utm_source=line&variation=colour:ivory,size:m')
  expect(readChosen(url)).toEqual({ colour: 'ivory', size: 'm' })
})

test('reads an option that has the name of another parameter', () => {
  const url = writeChosen('?s=dress', { s: 'm', sort: 'long' })
  expect(new URLSearchParams(url).get('s')).toBe('dress')
  expect(readChosen(url)).toEqual({ s: 'm', sort: 'long' })
})

test('removes the parameter when nothing is selected', () => {
  expect(writeChosen('?variation=size:m', {})).toBe('')
})

test('ignores malformed options', () => {
  expect(readChosen('?variation=size,:m,a:b:c,,')).toEqual({})
})

test.each([
  ['/checkout', true],
  ['/th/checkout', false],
  ['https://pay.example/checkout', false],
  ['https://', false],
])('%s opens the page at /checkout again: %s', (url, expected) => {
  covers('routes.checkout.elsewhere')

  expect(isThisPage(url, { href: 'https://shop.example/checkout?step=payment' })).toBe(expected)
})
