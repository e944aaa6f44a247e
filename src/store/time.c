/* The server's time, as far as it was kept: one row. */
#include "engine/guard.h"
#include "store/query.h"

enum store_result store_keep_time(store_handle *store, const store_time *time) {
    assert(time->alive >= 0 && time->uncounted >= 0);
    store_query keep = query_on(store, "UPDATE server_time SET alive = max(alive, ?),"
                                       " uncounted = max(uncounted, ?)");
    query_give_number(&keep, time->alive);
    query_give_number(&keep, time->uncounted);
    return query_run(&keep);
}

enum store_result store_find_time(store_handle *store, store_time *time) {
    store_query find = query_on(store, "SELECT alive, uncounted FROM server_time");
    bool found = query_next(&find);
    if (found) {
        time->alive = query_take_number(&find);
        time->uncounted = query_take_number(&find);
    }
    return query_end_of(&find, found);
}
