export const selling = {
  'memberships.paused': '{name} is paused. Resume it, or choose a class after the pause.',
  'memberships.paused_until': '{name} is paused until {until:day}. Resume it, or choose a class after the pause.',
  'memberships.has_ended': '{name} has ended. Renew it or choose another membership.',
  'memberships.good_until': '{name} is good until {until:day} only. Renew it or choose another membership.',
  'memberships.days_of_pause_left': [
    '1 day of pause left ({most} in all, {used} used). Ask for no more than that.',
    '{n} days of pause left ({most} in all, {used} used). Ask for no more than that.',
  ],
  'memberships.ended_on_before':
    'This membership ended on {on:day}. It was to be good until {former:day}. Say until when it is good again: a later expires_at makes it active.',
  'memberships.ended_on':
    'This membership ended on {on:day}. Say until when it is good again: a later expires_at makes it active.',
  'memberships.ended_before':
    'This membership ended. It was to be good until {former:day}. Say until when it is good again: a later expires_at makes it active.',
  'memberships.ended': 'This membership ended. Say until when it is good again: a later expires_at makes it active.',
  'gift_cards.deactivated': 'The gift card ending in {last4} has been deactivated.',
  'gift_cards.was_good_until': 'The gift card ending in {last4} was good until {until:day}.',
  'memberships.membership_starts': 'This membership starts on {day:day}. It becomes active by itself on that day.',
  'ai.does_not_take_key': '{name} does not take this key. Nothing was kept.',
  'ai.cant_be_asked_now': '{name} can’t be asked now. Nothing was kept.',
  'ai.choose_one_of_listed_providers': 'Choose one of the listed providers.',
  'licensing.license_could_not_be_confirmed':
    'The license could not be confirmed for two weeks. Connect this computer to the internet.',
  'licensing.comes_with_plan_has_assistant': 'This comes with the plan that has the assistant.',
  'common.more_decimals': 'More decimals than {currency} has',
  'common.before_start_date': 'Is before `start_date`',
  'assistant.last_message_must_be_users': 'The last message must be the user’s',
  'assistant.ai_provider_does_not_answer': 'The AI provider does not answer now. Try again in a minute.',
  'assistant.months_ai_tokens_are_used':
    'This month’s AI tokens are used up. A key of the studio’s own has no such limit.',
  'assistant.license_service_does_not_serve': 'The license service does not serve this license now.',
  'assistant.ai_provider_does_not_take': 'The AI provider does not take the studio’s key any more. Enter another.',
  'assistant.done_already': 'It is done already.',
  'assistant.ask_assistant_again': 'Ask the assistant again.',
  'promo_codes.for_somebody_else': 'The code {code} was made for somebody else.',
  'billing.payment_processor_does_not_know':
    'The payment processor does not know this secret key. Copy it again, whole.',
  'billing.key_may_not_read_account': 'This key may not read the account. Give it the right to, or use the secret key.',
  'billing.one_key_is_for_tests': 'One key is for tests, the other is live. Copy both from the same page',
  'billing.live_key_stays': 'A live key is not sent to another address than the processor’s (STRIPE_API_BASE)',
  'billing.expected_key_begins': 'Expected a key that begins with {example}',
  'billing.expected_webhook_secret': 'Expected a secret that begins with whsec_',
  'billing.processor_away': 'The payment processor can’t be reached at the moment. Try again in a minute.',
  'billing.processor_refuses': 'The payment processor refused this. Nothing was changed.',
  'billing.not_known_yet':
    'The payment processor can’t be reached at the moment: whether you have paid is not known yet. Don’t pay again; what you paid for arrives as soon as it answers.',
  'billing.payment_processor_cant_be_reached':
    'The payment processor can’t be reached at the moment. Nothing was paid. Try again in a minute.',
  'billing.expected_address':
    'Expected an absolute http(s) address without a user name, such as https://studio.example/paid',
  'common.more_than_0': 'More than 0',
  'billing.too_much': 'At most {amount} {currency} can be paid online at once',
  'billing.too_little':
    '{amount} {currency} is less than can be paid online ({amount2} {currency2}). Pay at the studio, or use less of the gift card.',
  'billing.payment_processor_does_not_take':
    'The payment processor does not take the studio’s key any more. The studio can renew it under Settings, Payments.',
  'billing.studios_key_may_not_do':
    'The studio’s key may not do this at the payment processor. Give it more rights there, or use another key.',
  'billing.payment_processor_refused':
    'The payment processor refused this. Nothing was paid. Try again, or pay at the studio.',
  'billing.studio_expects_no_messages': 'The studio expects no messages from the payment processor here.',
  'membership_types.being_bought_online':
    'Somebody went to buy this membership online, so it stays for the record of that. Deactivate it to take it off sale.',
  'billing.sold_out': '{name} is sold out.',
  'billing.studio_does_not_sell_online': 'The studio does not sell online at the moment. Ask at the desk.',
  'promo_codes.used_up': 'The code {code} has been used as often as it can be.',
  'billing.being_bought_right_now':
    '{name} is being bought right now, and its payment is under way. Wait until that is through.',
  'billing.intro_offer_is_being_bought':
    'An intro offer is being bought right now, and it is once for ever. Finish that payment first.',
  'billing.not_sold_online': '{name} is not sold online. Ask at the studio for it.',
  'memberships.not_sold': '{name} is not sold any more. Reactivate it or choose another.',
  'memberships.not_active_client': '{name} is not an active client. Reactivate them first.',
  'billing.you_have_had_intro_offer':
    'You have had an intro offer, and it is once for ever. Choose another membership.',
  'billing.runs_already': '{name} runs already. Change or cancel that one instead of buying it again.',
  'promo_codes.there_is_no_promo_code': 'There is no promo code “{code}”. Check the spelling.',
  'gift_cards.gift_card_cant_be_used': 'This gift card can’t be used. Check the code, or ask the studio.',
  'billing.nothing_is_left_to_pay': 'Nothing is left to pay with it',
  'billing.studio_takes_no_payments_online': 'The studio takes no payments online yet. Pay at the studio instead.',
  'billing.not_signed_by_payment':
    'This is not signed by the payment processor with the studio’s secret, or too long ago.',
  'payments.less_can_be_given_back': '{amount} were paid and {amount2} can still be given back. Choose at most that.',
  'payments.not_paid_here': 'This was not paid here. Give it back {where:place}.',
  'billing.cancel_under_way':
    'The payment processor did not answer. The cancellation is under way: the studio tells it again until it has heard it.',
  'billing.refund_under_way':
    'The payment processor did not answer. The refund of {amount} {currency} is under way: the studio asks again until it is made. Don’t give the money back in another way.',
  'billing.can_still_be_given_back':
    '{amount} {currency} can still be given back; the rest is on its way. Choose at most that.',
  'billing.subscription_has_ended_already': 'This subscription has ended already.',
  'memberships.has_no_credits_left': '{name} has no credits left. Buy more.',
  'memberships.waits_for_credits': '{name} has no credits left. Buy more, or wait for the next ones.',
  'memberships.starts_on': '{name} starts on {day:day}. Choose a class from that day on.',
  'charges.waive_instead': 'Nothing is paid like this. Waive the charge instead.',
  'charges.settled_already': 'This charge was {status:state} on {when:moment}; nothing is owed any more.',
  'payments.name_gift_card': 'Name the gift card in payments, with its gift_card_code',
  'payments.sum_is_not_total': 'They sum to {amount}, the total is {amount2}',
  'receipts.client_has_no_e_mail': 'The client has no e-mail. Give an address',
  'gift_cards.too_little_left': 'The gift card ending in {code_last4} has {value} {currency} left.',
  'gift_cards.unknown': 'There is no gift card with this code. It may be another studio’s.',
  'gift_cards.mistyped': 'This is no code of a gift card: a character is wrong or missing. Type it again.',
  'gift_cards.day_is_over': 'This day is over. Choose today or later.',
  'gift_cards.gift_card_cant_be_bought': 'A gift card can’t be bought with a gift card',
  'payments.none_of_methods': 'Is none of the methods in payments',
  'gift_cards.code_of_card_was_kept':
    'The code of this card was kept with a key that is lost. Give a new card for what is left on it.',
  'licensing.nothing_was_changed': 'Nothing was changed. Try again in a minute.',
  'licensing.check_for_slips': 'Check it for slips: the license service does not know this key.',
  'membership_types.expected_iso_4217_currency_such': 'Expected an ISO 4217 currency such as EUR',
  'memberships.membership_type_is_priced':
    'This membership type is priced in {currency}; the studio sells in {currency2}',
  'membership_types.studio_sells': 'The studio sells in {currency}. Leave the currency out.',
  'membership_types.membership_is_either_unlimited':
    'A membership is either unlimited or has credits. Leave out one of them.',
  'membership_types.packs_and_drop_ins':
    'Packs and drop-ins have credits. Choose a time pass or a subscription for unlimited classes.',
  'membership_types.class_pack_has_at_least': 'A class pack has at least one credit.',
  'membership_types.only_subscriptions_are_billed': 'Only subscriptions are billed at intervals.',
  'membership_types.only_credits_given_for_each': 'Only credits given for each interval can roll over.',
  'membership_types.intro_price': 'Only an intro offer has an intro price.',
  'membership_types.only_subscriptions_have_credits': 'Only subscriptions have credits for each interval.',
  'membership_types.in_use':
    'Clients have or had this membership, so it stays for their history. Deactivate it to take it off sale.',
  'membership_types.give_subscription_credits_for_each':
    'Give a subscription credits for each interval, or make it unlimited.',
  'membership_types.time_pass_is_unlimited_while': 'A time pass is unlimited while it is valid.',
  'membership_types.all_classes_or_list': 'Choose all classes, or name some; not both',
  'membership_types.time_ends_before_it_begins': 'Must be later than it begins',
  'membership_types.intro_is_not_shared': 'An intro offer is for one person',
  'membership_types.there_is_no_such': 'One of them does not exist',
  'membership_types.drop_in_is_one_credit': 'A drop-in is one credit.',
  'membership_types.intro_validity': 'Only an intro offer has an intro validity.',
  'common.ends_before_starts': 'Ends before it starts',
  'memberships.membership_is_unlimited': 'This membership is unlimited; it has no credits',
  'memberships.had_intro_offer':
    '{name} had an intro offer from {day:day} on, and it is once for ever. Sell another membership, or give it again with a reason.',
  'memberships.only_for_a_sale': 'Is for a sale. Name the payment_method, too',
  'promo_codes.not_for_classes': 'The code {code} can’t be used for single classes.',
  'promo_codes.one_thing_at_a_time': 'Name a membership type or a class, not both',
  'promo_codes.for_other_memberships': 'The code {code} is for other memberships than this one.',
  'memberships.was_cancelled': '{name} was cancelled.',
  'memberships.only_paused_membership_can': 'Only a paused membership can be resumed; this one is {status:state}.',
  'memberships.only_active_membership_can': 'Only an active membership can be paused; this one is {status:state}.',
  'memberships.kind_of_membership_cant': "This kind of membership can't be paused.",
  'memberships.cannot_become': "A membership that is {from:state} can't become {to:state}.",
  'memberships.membership_is_cancelled': 'This membership is cancelled, and that is final. Sell a new one instead.',
  'payments.refund_itself': 'This is a refund itself. Choose the payment that it gave back.',
  'sales.can_still_come_back': '{name}: {count:count.piece} can still come back. Choose at most that.',
  'sales.not_part_of_sale': 'Is not part of this sale',
  'payments.only_products_go_back_into': 'Only products go back into stock',
  'payroll.salary_for_week_two': 'Is the salary for a week, two weeks or a month?',
  'payroll.for_fixed_salary_alone': 'Is for a fixed salary alone',
  'common.percentage_is_at_most_100': 'A percentage is at most 100',
  'payroll.has_active_component_of_kind':
    '{user_name} has an active component of this kind. Change its rate, or end it first.',
  'payroll.before_period_start': 'Is before period_start',
  'payroll.run_has_at_most_days': 'A run has at most {days} days. Choose a shorter period.',
  'payroll.run_is_finalized': 'This run is finalized: it stays as it is. Make another one for what is left.',
  'payroll.run_comes_to_now':
    'The run comes to {now} now, not to {then}: something has changed since. Work it out anew and look at it again.',
  'payroll.nothing_left_to_pay': 'Nothing of this run is left to pay.',
  'payroll.run_is_draft': 'This run is a draft: finalize it first, then note what was paid.',
  'payroll.marked_as_paid': 'This was marked as paid on {when:moment} already.',
  'products.has_sku_already': '{name} has the SKU {sku} already. Choose another.',
  'billing.appointment_paid_too_late': 'The payment came after the time was no longer held.',
  'billing.paid_too_late': 'The payment came after the place was no longer held.',
  'billing.seat_of_which_class': 'Say which class the seat is in',
  'billing.begun_too_often':
    'You have {count:count.payment_page} open, and no more can be open at once. Pay there, or give one up under My bookings; the first ends at {when:moment}.',
  'billing.payment_under_way':
    'This is being paid already: the payment has been under way at the bank since {when:moment}, and that can take days. It is booked once the money arrives, and we write to you.',
  'products.wanted_and_held':
    '{name}: {count:count.piece} wanted, {stock_quantity} in stock. Held for online purchases that are being paid: {held:count.piece}. The first is free again by {when:moment}.',
  'products.wanted_and_held_for':
    '{name}: {count:count.piece} wanted, {stock_quantity} in stock. Held for online purchases that are being paid: {held:count.piece}, for {who}. The first is free again by {when:moment}.',
  'products.wanted_in_stock':
    '{name}: {count:count.piece} wanted, {stock_quantity} in stock. Take fewer or correct the stock.',
  'products.nothing_would_change': 'Nothing would change',
  'promo_codes.there_is_promo_code_already': 'There is a promo code {code} already. Choose another name.',
  'promo_codes.there_was_promo_code': 'There was a promo code {code}. Reactivate that one or choose another name.',
  'promo_codes.expected_letters_digits_and_dashes': 'Expected letters, digits and dashes, such as SPRING-20',
  'promo_codes.at_most_six_decimals': 'At most six decimals',
  'promo_codes.ends_before_begins': 'Ends before it begins',
  'promo_codes.say_value_too': 'Say the value too when you change what kind of discount it is',
  'promo_codes.client_has_used': 'A client has used it more than once already. Create a new code instead.',
  'promo_codes.has_been_used_times_already': 'It has been used {used_count} times already. Deactivate it to stop it.',
  'promo_codes.code_can_be_used_once': 'The code {code} can be used once by each client, and it has been.',
  'promo_codes.code_is_good': 'The code {code} is good from {when:moment}.',
  'promo_codes.nothing_to_take_off':
    'This membership costs nothing, so the code {code} has nothing to take off. Leave it out.',
  'promo_codes.code_is_not_in_use': 'The code {code} is not in use any more.',
  'promo_codes.code_was_good_until': 'The code {code} was good until {when:moment}.',
  'products.corrected_at_sale': 'Counted at the point of sale: it was there',
  'sales.not_sold': '{name} is not sold any more. Put it on sale again or leave it out.',
  'payments.not_paid_by_gift_card': 'Is not paid by gift card',
  'payments.which_gift_card': 'Which gift card?',
  'simulations.no_class_of_weeks': 'No class of these weeks is there',
  'simulations.there_is_no_such_class': 'There is no such class template',
  'simulations.change_each_class_once': 'Change each class once',
  'takings.closed_already': '{day:day} is closed already. What was sold since belongs to the next day that is closed.',
  'takings.later_day_closed': '{day:day} is closed already, and with it every day before. Close a later day.',
  'takings.day_has_not_begun': 'This day has not begun',
  'takings.more_than_was_counted': 'More than was counted',
  'takings.counted_twice': 'Is counted twice',
  'takings.too_many_days': 'These are {days} days; ask for {days2} at the most',
  'till.intro_offer_like_another':
    '{name} is an intro offer like another one in this basket, and it is once for ever. Take one of them out.',
  'till.needs_client': 'Needs a client: say in client_id who buys it',
  'till.in_basket_already': 'Is in the basket already',
  'till.gift_card_with_gift_card': 'A gift card can’t be bought with a gift card. Pay that part another way',
  'gift_cards.nothing_left': 'Nothing is left on the gift card ending in {code}.',
  'memberships.last_credit_of_membership':
    'The last credit of this membership has just been used. Buy more, or choose another membership.',
  'memberships.not_paid_yet': '{name} is not paid yet. Complete the payment first.',
  'memberships.payment_failing':
    'A payment for {name} has been failing for more than {days:count.day}. Update the payment.',
  'memberships.does_not_cover_service': '{name} does not cover this appointment. Choose another membership.',
  'memberships.not_at_this_time':
    '{name} is not valid at this time of the week. Choose another class or another membership.',
  'memberships.not_at_this_location':
    '{name} is not valid at this location. Choose another class or another membership.',
  'memberships.has_too_few_credits': [
    '{name} has 1 credit left, and this costs {cost}. Buy more, or choose another class.',
    '{name} has {n} credits left, and this costs {cost}. Buy more, or choose another class.',
  ],
  'memberships.day_limit': [
    '{name} pays for 1 class a day, and there is one on {day:day} already. Choose another day.',
    '{name} pays for {n} classes a day, and there are as many on {day:day} already. Choose another day.',
  ],
  'memberships.week_limit': [
    '{name} pays for 1 class a week, and there is one in the week of {day:day} already. Choose another week.',
    '{name} pays for {n} classes a week, and there are as many in the week of {day:day} already. Choose another week.',
  ],
  'memberships.upcoming_limit': [
    '{name} pays for 1 booking ahead at a time. Cancel the other one, or wait until it is over.',
    '{name} pays for {n} bookings ahead at a time. Cancel one of them, or wait until one is over.',
  ],
  'memberships.holder_is_not_a_member': 'The holder is no member: name those beside them',
  'memberships.too_many_members': [
    '{name} is for 1 person. Choose a membership for more people.',
    '{name} is for {n} people, its holder among them. Take somebody off first.',
  ],
  'memberships.collected_from_holder': 'It is collected from {name}’s card. End the subscription, then sell another.',
  'memberships.does_not_cover_class': '{name} does not cover this class. Choose another membership.',
} as const
