export const selling = {
  'memberships.paused': '{name} is paused. Resume it, or choose a class after the pause.',
  'memberships.paused_until': '{name} is paused until {until:day}. Resume it, or choose a class after the pause.',
  'memberships.has_ended': '{name} has ended. Renew it or choose another membership.',
  'memberships.good_until': '{name} is valid until {until:day} only. Renew it or choose another membership.',
  'memberships.days_of_pause_left': [
    '1 day of pause left ({most} in all, {used} used). Ask for no more than that.',
    '{n} days of pause left ({most} in all, {used} used). Ask for no more than that.',
  ],
  'memberships.ended_on_before':
    'This membership ended on {on:day}. It was valid until {former:day}. Enter a new end date: a later expires_at makes it active.',
  'memberships.ended_on':
    'This membership ended on {on:day}. Enter a new end date: a later expires_at makes it active.',
  'memberships.ended_before':
    'This membership ended. It was valid until {former:day}. Enter a new end date: a later expires_at makes it active.',
  'memberships.ended': 'This membership ended. Enter a new end date: a later expires_at makes it active.',
  'gift_cards.deactivated': 'The gift card ending in {last4} has been deactivated.',
  'gift_cards.was_good_until': 'The gift card ending in {last4} was valid until {until:day}.',
  'memberships.membership_starts': 'This membership starts on {day:day}. It becomes active automatically.',
  'ai.does_not_take_key': '{name} doesn’t accept this key. Nothing was saved.',
  'ai.cant_be_asked_now': '{name} can’t be reached right now. Nothing was saved.',
  'ai.choose_one_of_listed_providers': 'Choose one of the listed providers.',
  'licensing.license_could_not_be_confirmed':
    'The license could not be confirmed for two weeks. Connect this computer to the internet.',
  'licensing.comes_with_plan_has_assistant': 'This is included in the plan with the assistant.',
  'common.more_decimals': 'More decimals than {currency} has',
  'common.before_start_date': 'Is before `start_date`',
  'assistant.last_message_must_be_users': 'The last message must be the user’s',
  'assistant.ai_provider_does_not_answer': 'The AI provider isn’t responding. Try again in a minute.',
  'assistant.months_ai_tokens_are_used':
    'This month’s AI tokens are used up. With the studio’s own key, there is no such limit.',
  'assistant.license_service_does_not_serve': 'The license service doesn’t accept this license right now.',
  'assistant.ai_provider_does_not_take': 'The AI provider no longer accepts the studio’s key. Enter another.',
  'assistant.done_already': 'This is already done.',
  'assistant.ask_assistant_again': 'Ask the assistant again.',
  'promo_codes.for_somebody_else': 'The code {code} is for another client.',
  'billing.payment_processor_does_not_know':
    'The payment provider doesn’t know this secret key. Copy the whole key again.',
  'billing.key_may_not_read_account':
    'This key can’t read the account. Grant it that permission, or use the secret key.',
  'billing.one_key_is_for_tests': 'One key is for tests, the other is live. Copy both from the same page',
  'billing.live_key_stays': 'A live key can only be sent to the payment provider’s address (STRIPE_API_BASE)',
  'billing.expected_key_begins': 'Expected a key that begins with {example}',
  'billing.expected_webhook_secret': 'Expected a secret that begins with whsec_',
  'billing.processor_away': 'The payment provider can’t be reached at the moment. Try again in a minute.',
  'billing.processor_refuses': 'The payment provider refused this. Nothing was changed.',
  'billing.not_known_yet':
    'The payment provider can’t be reached at the moment, so we don’t know yet whether you have paid. Don’t pay again; your purchase arrives as soon as the provider responds.',
  'billing.payment_processor_cant_be_reached':
    'The payment provider can’t be reached at the moment. Nothing was paid. Try again in a minute.',
  'billing.expected_address':
    'Expected an absolute http(s) address without a user name, such as https://studio.example/paid',
  'common.more_than_0': 'More than 0',
  'billing.too_much': 'You can pay at most {amount} {currency} online in one payment',
  'billing.too_little':
    '{amount} {currency} is less than can be paid online ({amount2} {currency2}). Pay at the studio, or use less of the gift card.',
  'billing.payment_processor_does_not_take':
    'The payment provider no longer accepts the studio’s key. The studio can renew it under Settings, Payments.',
  'billing.studios_key_may_not_do':
    'The studio’s key lacks this permission at the payment provider. Grant it there, or use another key.',
  'billing.payment_processor_refused':
    'The payment provider refused this. Nothing was paid. Try again, or pay at the studio.',
  'billing.studio_expects_no_messages': 'The studio expects no messages from the payment provider here.',
  'membership_types.being_bought_online':
    'A client started to buy this membership online, so it is kept as a record. Deactivate it to take it off sale.',
  'billing.sold_out': '{name} is sold out.',
  'billing.studio_does_not_sell_online': 'The studio does not sell online at the moment. Ask at the desk.',
  'promo_codes.used_up': 'The code {code} has reached its limit of uses.',
  'billing.being_bought_right_now':
    '{name} is being bought right now, and its payment is in progress. Wait until it is complete.',
  'billing.intro_offer_is_being_bought':
    'An intro offer is being bought right now, and each client can have only one. Finish that payment first.',
  'billing.not_sold_online': '{name} is not sold online. Ask at the studio for it.',
  'memberships.not_sold': '{name} is no longer sold. Reactivate it or choose another.',
  'memberships.not_active_client': '{name} is not an active client. Reactivate them first.',
  'billing.you_have_had_intro_offer':
    'Intro offers are limited to one per client, and you’ve had one. Choose another membership.',
  'billing.runs_already': '{name} is already active. Change or cancel that one instead of buying it again.',
  'promo_codes.there_is_no_promo_code': 'There is no promo code “{code}”. Check the spelling.',
  'gift_cards.gift_card_cant_be_used': 'This gift card can’t be used. Check the code, or ask the studio.',
  'billing.nothing_is_left_to_pay': 'There is nothing left to pay',
  'billing.studio_takes_no_payments_online': 'The studio doesn’t take online payments yet. Pay at the studio instead.',
  'billing.not_signed_by_payment':
    'This isn’t signed with the studio’s secret at the payment provider, or the signature is too old.',
  'payments.less_can_be_given_back': '{amount} was paid, and {amount2} can still be refunded. Choose at most that.',
  'payments.not_paid_here': 'This was not paid here. Refund it {where:place}.',
  'billing.cancel_under_way':
    'The payment provider did not respond. The cancellation is in progress: the studio keeps trying until the provider confirms it.',
  'billing.refund_under_way':
    'The payment provider did not respond. The refund of {amount} {currency} is in progress: the studio keeps trying until it is made. Don’t refund it in another way.',
  'billing.can_still_be_given_back':
    '{amount} {currency} can still be refunded; the rest is on its way. Choose at most that.',
  'billing.subscription_has_ended_already': 'This subscription has already ended.',
  'memberships.has_no_credits_left': '{name} has no credits left. Buy more.',
  'memberships.waits_for_credits': '{name} has no credits left. Buy more, or wait for the next ones.',
  'memberships.starts_on': '{name} starts on {day:day}. Choose a class from that day on.',
  'charges.waive_instead': 'You can’t settle a charge this way. Waive it instead.',
  'charges.settled_already': 'This charge was {status:state} on {when:moment}. Nothing is owed.',
  'payments.name_gift_card': 'Name the gift card in payments, with its gift_card_code',
  'payments.sum_is_not_total': 'They sum to {amount}, the total is {amount2}',
  'receipts.client_has_no_e_mail': 'The client has no email. Enter an address',
  'gift_cards.too_little_left': 'The gift card ending in {code_last4} has {value} {currency} left.',
  'gift_cards.unknown': 'There is no gift card with this code. It may be another studio’s.',
  'gift_cards.mistyped': 'This isn’t a gift card code: a character is wrong or missing. Enter it again.',
  'gift_cards.day_is_over': 'This day is over. Choose today or later.',
  'gift_cards.gift_card_cant_be_bought': 'A gift card can’t be bought with a gift card',
  'payments.none_of_methods': 'Is none of the methods in payments',
  'gift_cards.code_of_card_was_kept':
    'The code of this card was saved with a key that is lost. Issue a new card for its balance.',
  'licensing.nothing_was_changed': 'Nothing was changed. Try again in a minute.',
  'licensing.check_for_slips': 'The license service doesn’t know this key. Check it for typos.',
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
    'Clients have or had this membership, so it is kept for their history. Deactivate it to take it off sale.',
  'membership_types.give_subscription_credits_for_each':
    'Give a subscription credits for each interval, or make it unlimited.',
  'membership_types.time_pass_is_unlimited_while': 'A time pass is unlimited while it is valid.',
  'membership_types.all_classes_or_list': 'Choose all classes or list some, not both',
  'membership_types.time_ends_before_it_begins': 'Must be after the start',
  'membership_types.intro_is_not_shared': 'An intro offer is for one person',
  'membership_types.there_is_no_such': 'One of them does not exist',
  'membership_types.drop_in_is_one_credit': 'A drop-in is one credit.',
  'membership_types.intro_validity': 'Only an intro offer has an intro validity.',
  'common.ends_before_starts': 'Ends before it starts',
  'memberships.membership_is_unlimited': 'This membership is unlimited; it has no credits',
  'memberships.had_intro_offer':
    '{name} has had an intro offer since {day:day}, and each client can have only one. Sell another membership, or give it again with a reason.',
  'memberships.only_for_a_sale': 'Is for a sale. Name the payment_method, too',
  'promo_codes.not_for_classes': 'The code {code} can’t be used for drop-ins.',
  'promo_codes.one_thing_at_a_time': 'Name a membership type or a class, not both',
  'promo_codes.for_other_memberships': 'The code {code} doesn’t apply to this membership.',
  'memberships.was_cancelled': '{name} was cancelled.',
  'memberships.only_paused_membership_can': 'Only a paused membership can be resumed; this one is {status:state}.',
  'memberships.only_active_membership_can': 'Only an active membership can be paused; this one is {status:state}.',
  'memberships.kind_of_membership_cant': 'This membership type can’t be paused.',
  'memberships.cannot_become': 'A membership that is {from:state} can’t become {to:state}.',
  'memberships.membership_is_cancelled':
    'This membership is cancelled and can’t be reactivated. Sell a new one instead.',
  'payments.refund_itself': 'This is already a refund. Choose the payment that it refunded.',
  'sales.can_still_come_back': '{name}: {count:count.piece} can still be returned. Choose at most that.',
  'sales.not_part_of_sale': 'Is not part of this sale',
  'payments.only_products_go_back_into': 'Only products can be restocked',
  'payroll.salary_for_week_two': 'Is the salary for a week, two weeks or a month?',
  'payroll.for_fixed_salary_alone': 'Only for a fixed salary',
  'common.percentage_is_at_most_100': 'A percentage is at most 100',
  'payroll.has_active_component_of_kind':
    '{user_name} has an active component of this kind. Change its rate, or end it first.',
  'payroll.before_period_start': 'Is before period_start',
  'payroll.run_has_at_most_days': 'A run has at most {days} days. Choose a shorter period.',
  'payroll.run_is_finalized': 'This run is finalized and can’t be changed. Create another one for the rest.',
  'payroll.run_comes_to_now':
    'The run now comes to {now}, not {then}, because something has changed. Recalculate it and check it again.',
  'payroll.nothing_left_to_pay': 'There is nothing left to pay in this run.',
  'payroll.run_is_draft': 'This run is a draft. Finalize it first, then record the payment.',
  'payroll.marked_as_paid': 'This was already marked as paid on {when:moment}.',
  'products.has_sku_already': '{name} already has the SKU {sku}. Choose another.',
  'billing.appointment_paid_too_late': 'The payment came after the time was no longer held.',
  'billing.paid_too_late': 'The payment came after the spot was no longer held.',
  'billing.seat_of_which_class': 'Say which class the seat is in',
  'billing.begun_too_often':
    'You have {count:count.payment_page} open, the maximum at one time. Pay there, or cancel one under My bookings; the first expires on {when:moment}.',
  'billing.payment_under_way':
    'This payment has been in progress at the bank since {when:moment} and can take days. Your booking is confirmed once the money arrives, and we’ll email you.',
  'products.wanted_and_held':
    '{name}: {count:count.piece} wanted, {stock_quantity} in stock. Held for online purchases in progress: {held:count.piece}. The first is free again by {when:moment}.',
  'products.wanted_and_held_for':
    '{name}: {count:count.piece} wanted, {stock_quantity} in stock. Held for online purchases in progress: {held:count.piece}, for {who}. The first is free again by {when:moment}.',
  'products.wanted_in_stock':
    '{name}: {count:count.piece} wanted, {stock_quantity} in stock. Take fewer or correct the stock.',
  'products.nothing_would_change': 'Nothing would change',
  'promo_codes.there_is_promo_code_already': 'The promo code {code} already exists. Choose another name.',
  'promo_codes.there_was_promo_code':
    'The promo code {code} existed before. Reactivate that one or choose another name.',
  'promo_codes.expected_letters_digits_and_dashes': 'Expected letters, digits and dashes, such as SPRING-20',
  'promo_codes.at_most_six_decimals': 'At most six decimals',
  'promo_codes.ends_before_begins': 'Ends before it begins',
  'promo_codes.say_value_too': 'Enter the value too when you change the type of discount',
  'promo_codes.client_has_used': 'A client has used it more than once already. Create a new code instead.',
  'promo_codes.has_been_used_times_already': 'It has already been used {used_count} times. Deactivate it to stop it.',
  'promo_codes.code_can_be_used_once': 'Each client can use the code {code} once, and it has been used.',
  'promo_codes.code_is_good': 'The code {code} is valid from {when:moment}.',
  'promo_codes.nothing_to_take_off':
    'This membership is free, so the code {code} has nothing to discount. Leave it out.',
  'promo_codes.code_is_not_in_use': 'The code {code} is no longer in use.',
  'promo_codes.code_was_good_until': 'The code {code} was valid until {when:moment}.',
  'products.corrected_at_sale': 'Counted at the point of sale: it was there',
  'sales.not_sold': '{name} is no longer sold. Put it on sale again or leave it out.',
  'payments.not_paid_by_gift_card': 'Is not paid by gift card',
  'payments.which_gift_card': 'Which gift card?',
  'simulations.no_class_of_weeks': 'There are no classes in these weeks',
  'simulations.there_is_no_such_class': 'This class type doesn’t exist',
  'simulations.change_each_class_once': 'Change each class once',
  'takings.closed_already': '{day:day} is already closed. Later sales belong to the next daily close.',
  'takings.later_day_closed': '{day:day} and every day before it are already closed. Close a later day.',
  'takings.day_has_not_begun': 'This day has not begun',
  'takings.more_than_was_counted': 'More than was counted',
  'takings.counted_twice': 'Counted twice',
  'takings.too_many_days': 'This covers {days} days. Choose at most {days2}',
  'till.intro_offer_like_another':
    '{name} is an intro offer like another one in this basket, and each client can have only one. Remove one of them.',
  'till.needs_client': 'Needs a client: enter the buyer in client_id',
  'till.in_basket_already': 'Is already in the basket',
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
    '{name} covers 1 class a day, and there is already one on {day:day}. Choose another day.',
    '{name} covers {n} classes a day, and there are already as many on {day:day}. Choose another day.',
  ],
  'memberships.week_limit': [
    '{name} covers 1 class a week, and there is already one in the week of {day:day}. Choose another week.',
    '{name} covers {n} classes a week, and there are already as many in the week of {day:day}. Choose another week.',
  ],
  'memberships.upcoming_limit': [
    '{name} covers 1 upcoming booking at a time. Cancel the other one, or wait until it is over.',
    '{name} covers {n} upcoming bookings at a time. Cancel one of them, or wait until one is over.',
  ],
  'memberships.holder_is_not_a_member': 'The holder is not on the list. Name only the others',
  'memberships.too_many_members': [
    '{name} is for 1 person. Choose a membership for more people.',
    '{name} is for {n} people, including its holder. Remove a person first.',
  ],
  'memberships.collected_from_holder': 'It is charged to {name}’s card. End the subscription, then sell another.',
  'memberships.does_not_cover_class': '{name} does not cover this class. Choose another membership.',
} as const
