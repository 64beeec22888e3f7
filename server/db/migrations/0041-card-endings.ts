/** A gift card is found by the last four signs of its code, which is what people have at hand. */
export const cardEndings = `
CREATE INDEX gift_cards_last4 ON gift_cards (code_last4);
`
