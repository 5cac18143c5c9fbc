import type { Page } from '@playwright/test'

/** The constant time of the model, in milliseconds. */
export const now = () => 1_000_000

/** The time in which a code can be paid, in milliseconds. */
export const lifetime = 900_000

/** The polls that remain in the model's code with few polls left. */
export const fewPolls = 2

/** The button that repeats a failed request. */
export const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' })

/** The id of the page's order. */
export const shownOrderId = (page: Page) => /view-order\/(\d+)/.exec(page.url())?.[1] ?? ''

/** The number of times that the shop polls a payment automatically. */
export const maxPolls = 120
