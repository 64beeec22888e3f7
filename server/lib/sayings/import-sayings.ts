import type { LocalDate } from '../time.ts'

type Nothing = Record<string, never>
interface InRow {
  row: string
}
interface OfCell {
  cell: string
}

/** Sentences about imports: the result of a row, the reason for a proposed type or a kept record. Only staff read them. */
export interface ImportSayings {
  'import.same_row': InRow
  'import.same_person': InRow
  'import.same_name': InRow
  'import.client_here': Nothing
  'import.instructor_here': Nothing
  'import.type_here': Nothing
  'import.membership_here': Nothing
  'import.filled_in': { fields: string }
  'import.unreadable': Nothing
  'import.deleted_customer': Nothing
  'import.totals': Nothing
  'import.product_sold': Nothing
  'import.no_name': Nothing
  'import.no_price': Nothing
  'import.no_membership': Nothing
  'import.type_left_out': { type_name: string }
  'import.status_asked': { status: string }
  'import.start_left_out': Nothing
  'import.start_asked': Nothing
  'import.no_start': Nothing
  'import.ends_before_start': { starts_on: LocalDate; expires_on: LocalDate }
  'import.credits_asked': Nothing
  'import.credits_unlimited': { type_name: string }
  'import.newer_plan': Nothing
  'import.instructor_without_email': Nothing
  'import.instructor_email_twice': InRow
  'import.instructor_email_taken': Nothing
  'import.email_in_use': Nothing
  'import.gone': Nothing
  'import.not_written': Nothing
  'import.erased': Nothing
  'import.broken_off': Nothing
  'import.not_a_date': OfCell
  'import.future_birthday': OfCell
  'import.old_birthday': OfCell
  'import.no_month': OfCell & { first: string; second: string }
  'import.amount_two_ways': OfCell
  'import.two_ways': OfCell
  'import.no_year': OfCell
  'import.only_a_year': OfCell
  'import.not_a_day': OfCell
  'import.perhaps_the_end': OfCell
  'import.not_a_phone': OfCell
  'import.not_an_email': OfCell
  'import.neither_yes_nor_no': OfCell
  'import.no_consent': OfCell
  'import.foreign_money': OfCell & { foreign: string; currency: string }
  'import.not_an_amount': OfCell
  'import.too_fine': OfCell & { currency: string }
  'import.too_large': OfCell
  'import.price_below_zero': OfCell
  'import.not_a_count': OfCell
  'import.same_product': InRow
  'import.product_here': Nothing
  'import.card_without_code': Nothing
  'import.card_code_short': Nothing
  'import.same_code': InRow
  'import.card_here': Nothing
  'import.card_of_nothing': Nothing
  'import.no_balance': Nothing
  'import.balance_asked': Nothing
  'import.balance_left_out': Nothing
  'import.no_class': Nothing
  'import.no_day': Nothing
  'import.no_time': Nothing
  'import.not_a_moment': OfCell
  'import.not_a_validity': OfCell
  'import.not_an_interval': OfCell
  'import.not_a_time': OfCell
  'import.not_weekdays': OfCell
  'import.not_repeats': OfCell
  'import.no_first_week': Nothing
  'import.other_weekday': OfCell
  'import.repeat_asked': Nothing
  'import.not_a_number': OfCell
  'import.rounded': OfCell
  'import.not_a_duration': OfCell
  'import.class_over': Nothing
  'import.location_closed': { name: string }
  'import.class_cancelled': Nothing
  'import.class_here': Nothing
  'import.same_class': InRow
  'import.teacher_left_out': { name: string }
  'import.nobody': Nothing
  'import.class_not_here': Nothing
  'import.class_full': Nothing
  'import.same_booking': InRow
  'import.booking_here': Nothing
  'import.booking_cancelled': Nothing
  'import.booking_waiting': Nothing
  'import.booking_left_out': Nothing
  'import.outcome_asked': Nothing
  'import.future_asked': Nothing
  'import.sold_membership': Nothing
  'import.sold_gift_card': Nothing
  'import.sold_fee': Nothing
  'import.sold_service': Nothing
  'import.sold_asked': { name: string }
  'import.sold_back': Nothing
  'import.sold_in_future': Nothing
  'import.no_quantity': Nothing
  'import.sale_here': Nothing
  'import.type.left_out': Nothing
  'import.type.here': Nothing
  'import.type.confirmed': Nothing
  'import.type.said': Nothing
  'import.type.unlimited': Nothing
  'import.type.one_class': Nothing
  'import.type.classes': { credits: string }
  'import.type.counted': Nothing
  'import.type.prepaid': Nothing
  'import.type.billed': Nothing
  'import.type.named': Nothing
  'import.type.unknown': Nothing
  'import.type.no_count': Nothing
  'import.type.no_days': Nothing
  'import.type.no_interval': Nothing
  'import.type.no_limit': Nothing
  'kept.client_used': Nothing
  'kept.client_edited': Nothing
  'kept.client_signs_in': Nothing
  'kept.type_used': Nothing
  'kept.type_edited': Nothing
  'kept.membership_booked': Nothing
  'kept.membership_used': Nothing
  'kept.membership_edited': Nothing
  'kept.instructor_used': Nothing
  'kept.instructor_edited': Nothing
  'kept.instructor_signs_in': Nothing
  'kept.tag_used': Nothing
  'kept.tag_given': Nothing
  'kept.template_used': Nothing
  'kept.template_edited': Nothing
  'kept.class_used': Nothing
  'kept.class_edited': Nothing
  'kept.series_edited': Nothing
  'kept.booking_used': Nothing
  'kept.product_used': Nothing
  'kept.product_edited': Nothing
  'kept.card_used': Nothing
  'kept.card_edited': Nothing
  'kept.sale_used': Nothing
}
