/** What a suspension means for somebody's money. */
export const SUSPENDED_MONEY = {
  creator:
    'Nothing is lost. Until the suspension is lifted, payouts stay on hold, pending earnings stay pending, and your deadlines are paused. Money that is already on its way to your bank still arrives.',
  business:
    'Nothing is lost. Until the suspension is lifted, your campaigns and all their deadlines are paused, you can’t make payments, and no held funds are released automatically.',
};
