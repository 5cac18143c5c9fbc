import { WishlistChange } from '../contracts/cart.ts'
import * as common from '../contracts/common.ts'
import { FormResult } from '../contracts/content.ts'
import { answer } from './responseParser.ts'

/** A response that contains only a message. */
export const Message = answer(common.Message, ({ message }) => ({ message }))

/** POST /fluentform/submit, likewise. */
export const FormMessage = answer(FormResult, ({ result }) => ({ message: result.message }))

/** POST and DELETE /wishlist, likewise. */
export const WishlistMessage = answer(WishlistChange, ({ message }) => ({ message }))
