/** The clauses of SPEC.md that machines answer to, by the name that `meta.spec` gives them, in its words. */
export const clauses: Record<string, string> = {
  '§2 /checkout': '/checkout is reached by full page navigation.',
  '§2 /wishlist':
    'Signed-out users see “Please sign in to view your wishlist.” with a sign-in button.',
  '§2 Routes':
    'Each address shows its page, with skeletons while it loads; code not_found shows the not-found screen. Page changes scroll to top.',
  '§2 Header':
    'The header hides when scrolling down past 200px and shows when scrolling up. Back-to-top button appears after scrolling more than 20px.',
  '§2 Overlays':
    'Mini cart drawer (right), filter drawer (left, mobile), search drawer (top, full height), quick-view modal (desktop only), size guide modal, model info modal, login modal, newsletter popup, campaign popups, cookie consent. Page changes close them and scroll to top.',
  '§3 Address':
    'firstName, lastName, company, address1, address2, city, state, postcode, country, phone, email.',
  '§3 Cart': 'items, coupons, errors, fees, itemCount, totals.',
  '§3 Order':
    'orderId, createdDate, status, total, subTotal, discountTotal, shippingTotal, shippingTax, totalTax, paymentMethod, billing, shipping, orderItems.',
  '§4 Listing':
    'Page starts at 1. Scrolling within 200px of the page bottom, while not loading and with more pages left, increments the page. Later pages append; page 1 replaces. Applying or clearing filters or changing sort resets to page 1 with an empty list. Clear all resets filters and sets sort to default.',
  '§4 Grid view':
    'three-col or four-col, default three-col, persisted locally. Look books are interleaved into the grid.',
  '§4 Product selection':
    'Picking a swatch merges into selected options and finds the variation whose terms all match. An unavailable swatch is dimmed and crossed out. Clear removes the selection. Add to bag is disabled until an option is chosen and the item is in stock. On success the cart updates, quick view closes and the mini cart opens.',
  '§4 Wishlist':
    'Toggle adds or removes, then the list is revalidated. Label switches between “Save item” and “Remove item”.',
  '§4 Cart':
    'Quantity changes are debounced 500 ms; minus and plus are disabled at minimum and maximum. Remove asks for confirmation first.',
  '§4 Auth':
    'Login popup opens from the sign-in button. Login success reloads the page. Register success goes to /. Lost-password and reset success go to /my-account. Logout needs confirmation, then redirects to /. A 401 on a non-GET call shows a toast and opens the login popup.',
  '§4 Search':
    'Fewer than 3 characters: no search. From 3, suggestions are fetched after a 250 ms debounce. Submit goes to the shop with s={text}. A clicked product suggestion is added to history; taxonomy and product suggestions navigate. Clearing history empties it and closes the modal.',
  '§4 Popups':
    'Newsletter popup opens 10 s after load unless dismissed; dismissal remembered 3 days. Campaign popups show only between startDate and endDate; dismissed for 1 day, also on link click. Cookie consent is shown automatically.',
  '§4 Order statuses':
    'cancelled, completed, checking_payment, draft, failed, on-hold, packing, pending, pending_payment, processing, refunded, each with its badge colour.',
  '§4 Payment methods':
    'For bacs, on-hold or pending shows bank details and the confirm-payment option. For omise_promptpay, on-hold or pending shows the QR code unless payment status is successful. Other combinations show nothing extra.',
  '§4 Order detail':
    'Completed shows a View Invoice link. Pending shows Cancel and Pay buttons. Cancelling needs confirmation; the order is reloaded afterwards.',
  '§4 QR payment':
    'Countdown to expiry in HH:MM:SS, measured in Asia/Bangkok time, refreshing every 1 s.',
  '§4 Store locator':
    'Selecting a store zooms in (zoom 18); Back restores the full view (zoom 14). Distances to stores are shown in km.',
  '§5 Sign-in':
    'Username or email required, password required, each with its message; remember-me option.',
  '§5 Lost password': 'Username required.',
  '§5 Reset password':
    'Password required, at least 8 characters with a digit, a lowercase and an uppercase letter; confirm password required and equal.',
  '§5 Register':
    'First name, last name, birth date (not later than today), phone number, email with its pattern, password by the same rules as reset.',
  '§5 Newsletter':
    'Email required with its pattern; the popup form also has a brand choice and a required consent checkbox.',
  '§5 Search': 'Minimum 3 characters.',
  '§5 Cart quantity': 'Bounded by the item’s minimum and maximum.',
  '§5 Confirm payment':
    'Name, phone number, order number (digits only), transfer amount, bank and slip required, each with its message; slip an image under 2 MB. Name and phone prefilled from the signed-in user, order number from the query parameter.',
  '§5': 'Validation rules: what a form refuses, and in which words.',
  '§6 Signed-in customer':
    'Account link with display name, wishlist list, account area, orders, cancel, confirm payment. Signed-in users are redirected away from sign-in and lost-password pages.',
  '§6 Visitor':
    'Browse, search, use bag and newsletter, open sign-in or register. Wishlist page asks to sign in.',
  '§7 GET cart': 'Each call of the cart returns a full cart.',
  '§7 Refetched on window focus': 'Data is refetched on window focus.',
  '§8': 'The error catalogue: every failure has its screen or toast and a way on.',
  '§8 Load toasts':
    '“Failed to fetch shop page”, “Failed to fetch order detail”, and so on for what else is loaded; “Failed to load QR Payment code” is inline.',
  '§8 401 on non-GET':
    'Toast “It looks like you’re not signed in. Please sign in to continue.” and login popup opens.',
  '§8 Cart':
    '“Failed to fetch cart data”, “Failed to add item to cart”, “Failed to remove item”, “Failed to update item”; progress “Adding to cart...”, “Removing...”, “Updating...”; success “Item added to cart”, “Item removed successfully”, “Item updated successfully”.',
  '§8 Cancel order': '“Order canceled successfully”, or error message or “Failed to cancel order”.',
  '§8 Empty states':
    '“No products found.”, “No result found”, “Your Shopping Bag is Empty.”, “No orders found.”',
  '§8 Form submit': '“Something went wrong”; success server message or “Subscribed successfully”.',
  '§8 Logout':
    '“Logging out...”, “Logged out successfully”, or error message or “Failed to logout”.',
  '§9 Header': 'Header hide threshold 200px. Back-to-top after 20px.',
  '§9 Popups':
    'Newsletter popup delay 10,000 ms; dismissal cookie 3 days. Campaign dismissal cookie 1 day, named per popup id.',
  '§9 Store distance': 'km, Earth radius 6371, 2 decimals.',
  '§9 Cookie consent':
    'Categories necessary (locked), analytics, ads; actions “Accept all”, “Reject all”, “Manage preferences”.',
}
